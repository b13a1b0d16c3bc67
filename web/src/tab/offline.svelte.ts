/** The worker that keeps the page for when there is no network, and new versions of it. */

import type { Engine } from "./link.svelte.ts";

class Update {
  /** A new version is there; the page goes on with the old one until it is loaded anew. */
  waiting = $state(false);
  #worker: ServiceWorker | null = null;

  found(worker: ServiceWorker): void {
    this.#worker = worker;
    this.waiting = true;
  }

  take(): void {
    this.#worker?.postMessage("take over");
  }
}

export const update = new Update();

function watch(registration: ServiceWorkerRegistration): void {
  const { waiting, installing } = registration;
  if (waiting && navigator.serviceWorker.controller) update.found(waiting);
  installing?.addEventListener("statechange", () => {
    if (installing.state === "installed" && navigator.serviceWorker.controller)
      update.found(installing);
  });
}

/** Once the engine runs: what it has fetched is not fetched a second time. */
export function keepOffline(engine: Engine): void {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const known = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => known && location.reload());
  void engine.running.then(async () => {
    try {
      const registration = await serviceWorker.register("service.js");
      watch(registration);
      registration.addEventListener("updatefound", () => watch(registration));
    } catch (error) {
      console.warn(error); // a private window, or a host without a secure address
    }
  });
}
