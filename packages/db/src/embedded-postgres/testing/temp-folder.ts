import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { inject, onTestFinished } from "vitest";
import { makeTempFolder } from "./make-temp-folder.ts";

/** A new folder that is removed when the test is over. */
export async function tempFolder(): Promise<string> {
  const { path, remove } = await makeTempFolder();
  onTestFinished(remove);
  return path;
}

/** A folder with a database that was shut down: a copy of one that was made once, to save seconds. */
export async function usedFolder(): Promise<string> {
  const path = await tempFolder();
  await promisify(execFile)("cp", ["-a", `${inject("originalFolder")}/.`, path]);
  return path;
}
