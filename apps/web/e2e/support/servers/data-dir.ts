import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** The workers read the folder from the environment. */
const PREPARED = "E2E_PREPARED_DATA";

/** An empty folder for the data of a server. */
export const emptyDataDir = () => mkdtemp(join(tmpdir(), "saywhere-e2e-"));

/** Makes every server start with a copy of the data folder of a stopped one. */
export function startWithCopiesOf(folder: string): void {
  process.env[PREPARED] = folder;
}

/** A data folder with the starting content, whose creation would take longer than the rest of a start. */
export async function newDataDir(): Promise<string> {
  const folder = await emptyDataDir();
  const prepared = process.env[PREPARED];
  // PostgreSQL requires the owner and the permissions of its folders.
  if (prepared) await promisify(execFile)("cp", ["-a", `${prepared}/.`, folder]);
  return folder;
}
