import type { MikroORM } from "@mikro-orm/postgresql";
import type { ContentCache } from "../lib/content-cache.ts";
import { createRecordWriter, type RecordWriter } from "./record-writer.ts";

/** Runs writes of what public pages show: each is seen by every read that begins after it. */
export interface ContentWriter extends RecordWriter {}

/**
 * @param seenByAll resolves when every other instance has heard of the changes committed so far
 */
export function createContentWriter(
  orm: MikroORM,
  cache: ContentCache,
  seenByAll: () => Promise<void>,
): ContentWriter {
  const records = createRecordWriter(orm);
  return {
    async run(author, reason, work) {
      const recorded = await records.run(author, reason, work);
      cache.clear();
      await seenByAll();
      return recorded;
    },
  };
}
