import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { temporaryFolder } from "./run-main.ts";

const run = promisify(execFile);

/** Creates a named pipe, which is removed when the test ends, and returns its path. */
export async function makePipe(): Promise<string> {
  const pipe = join(await temporaryFolder(), "pipe");
  await run("mkfifo", [pipe]);
  return pipe;
}
