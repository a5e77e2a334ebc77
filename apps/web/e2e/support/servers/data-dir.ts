import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ContentPart, prepareData } from "@saywhere/server/testing/prepared-data";

/** An empty folder for the data of a server. */
export const emptyDataDir = () => mkdtemp(join(tmpdir(), "saywhere-e2e-"));

/**
 * A data folder with the starting content, whose creation would take longer than the rest of a start.
 *
 * @param part what of the content; default: all
 */
export async function newDataDir(part?: ContentPart): Promise<string> {
  const folder = await emptyDataDir();
  await prepareData(folder, part);
  return folder;
}
