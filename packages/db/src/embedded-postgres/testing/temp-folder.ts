import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { inject, onTestFinished } from "vitest";
import { makeTempFolder } from "./make-temp-folder.ts";

/** Creates a folder that is removed after the test. */
export async function tempFolder(): Promise<string> {
  const { path, remove } = await makeTempFolder();
  onTestFinished(remove);
  return path;
}

/** Creates a folder with a database that was shut down; a copy, which saves seconds. */
export async function usedFolder(): Promise<string> {
  const path = await tempFolder();
  await promisify(execFile)("cp", ["-a", `${inject("originalFolder")}/.`, path]);
  return path;
}
