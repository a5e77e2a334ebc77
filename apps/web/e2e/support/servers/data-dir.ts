import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** The workers are told of the folder by the environment. */
const PREPARED = "E2E_PREPARED_DATA";

/** A folder that a server may make its data folder. */
export const emptyDataDir = () => mkdtemp(join(tmpdir(), "saywhere-e2e-"));

/** Has every server begin with a copy of what one has made of its data folder that has ended. */
export function startWithCopiesOf(folder: string): void {
  process.env[PREPARED] = folder;
}

/** A data folder with the starting content, which takes longer to make than all else of a start. */
export async function newDataDir(): Promise<string> {
  const folder = await emptyDataDir();
  const prepared = process.env[PREPARED];
  // PostgreSQL wants its folders as it left them, owner and all.
  if (prepared) await promisify(execFile)("cp", ["-a", `${prepared}/.`, folder]);
  return folder;
}
