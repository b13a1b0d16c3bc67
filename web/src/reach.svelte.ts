/** Whether the server can be reached, and what is there for when it cannot. */

const ALONE = "/alone/";
const LATER = 10_000; // what is kept for later is fetched when the page has long been in use

class Reach {
  lost = $state(!navigator.onLine);
  /** The page without a server is kept by this browser. */
  alone = $state(false);

  constructor() {
    addEventListener("offline", () => (this.lost = true));
    addEventListener("online", () => (this.lost = false));
    if (!("serviceWorker" in navigator)) return;
    void this.#look();
    if (import.meta.env.PROD) setTimeout(() => void this.#keep(), LATER);
  }

  async #look(): Promise<void> {
    const found = await navigator.serviceWorker.getRegistration(ALONE);
    this.alone = found?.active?.scriptURL.includes(ALONE) ?? false;
  }

  /** This page, and the one that plays without a server. */
  async #keep(): Promise<void> {
    if (this.lost) return;
    try {
      await navigator.serviceWorker.register("/service.js");
      const { connection } = navigator as { connection?: { saveData?: boolean } };
      if (connection?.saveData) return;
      const kept = await navigator.serviceWorker.register(`${ALONE}service.js`, { scope: ALONE });
      const worker = kept.active ?? kept.installing ?? kept.waiting;
      worker?.addEventListener("statechange", () => void this.#look());
      await this.#look();
    } catch {
      // a private window, an address without a certificate, or a server without such a page
    }
  }
}

export const reach = new Reach();
