import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openDatabase } from "../../database.ts";
import { createEmptyDatabase, createTestDatabase } from "../../testing/create-test-database.ts";
import { deleteMostContent } from "./delete-most-content.ts";

/** Opens a database of Saywhere with little content until the test ends, and names a file for its dump in a folder of its own. */
export async function openSite() {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-dump-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const site = await open(createTestDatabase);
  await deleteMostContent(site.pool);
  return { ...site, folder, file: join(folder, "saywhere.dump") };
}

/** Opens a database without tables until the test ends. */
export const openEmpty = () => open(createEmptyDatabase);

async function open(create: typeof createEmptyDatabase) {
  const { url, drop } = await create();
  const { pool, close } = await openDatabase({ url, poolSize: 3 });
  onTestFinished(async () => {
    await close();
    await drop();
  });
  return { url, pool };
}
