/** One server for all tests that do not need to break it. */

import type { TestProject } from "vitest/node";
import { Server } from "./server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    address: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = new Server();
  await server.start();
  project.provide("address", server.address);
  return () => server.close();
}
