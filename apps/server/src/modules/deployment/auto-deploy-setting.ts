import type { Author } from "@saywhere/db/change-set";
import { AUTO_GENERATE } from "@saywhere/db/queries/content-version.queries";
import { type Queryable, toQueryable } from "@saywhere/db/queries/queryable";
import { readSettings, writeSettings } from "@saywhere/db/queries/setting.queries";
import type { RecordWriter } from "../../writes/record-writer.ts";

/** Whether content changes start a deployment: on unless an administrator turned it off. */
export async function isAutoGenerating(db: Queryable): Promise<boolean> {
  return (await readSettings(db))[AUTO_GENERATE] !== false;
}

export async function setAutoGenerating(
  writer: RecordWriter,
  enabled: boolean,
  author: Author,
): Promise<void> {
  await writer.run(author, "edit", (em) => writeSettings(toQueryable(em), { [AUTO_GENERATE]: enabled }));
}
