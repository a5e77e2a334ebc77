import type { MikroORM } from "@mikro-orm/postgresql";
import type { ContentCache } from "../lib/content-cache.ts";
import { createRecordWriter, type RecordWriter } from "./record-writer.ts";

/** Runs writes of public content: each is visible to every read that starts after it. */
export interface ContentWriter extends RecordWriter {}

/**
 * Creates the writer.
 *
 * @param seenByAll resolves when all other instances have processed the changes committed so far
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
