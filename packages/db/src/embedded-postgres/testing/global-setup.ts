import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "../start-embedded-postgres.ts";
import { makeTempFolder } from "./make-temp-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    originalFolder: string;
  }
}

/** Vitest's globalSetup: creates the folder that `usedFolder` copies, once per run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { path, remove } = await makeTempFolder();
  const database = await startEmbeddedPostgres({ dataDir: path, durable: false });
  await database.stop();
  // Otherwise all copies, which run concurrently, would use the same port.
  await rm(join(path, "port"));
  project.provide("originalFolder", path);
  return remove;
}
