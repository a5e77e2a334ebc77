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

/** vitest's globalSetup: makes the folder that `usedFolder` copies, once per run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { path, remove } = await makeTempFolder();
  const database = await startEmbeddedPostgres({ dataDir: path, durable: false });
  await database.stop();
  // Copies that run side by side would all want the same one.
  await rm(join(path, "port"));
  project.provide("originalFolder", path);
  return remove;
}
