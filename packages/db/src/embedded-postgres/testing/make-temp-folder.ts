import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export async function makeTempFolder() {
  const path = await mkdtemp(join(await realpath(tmpdir()), "saywhere-pg-"));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 10 }) };
}
