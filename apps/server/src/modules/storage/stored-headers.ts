import { readFile } from "node:fs/promises";
import { z } from "zod";

const keptHeaders = z.object({
  /** Modification time of the file for which the headers were written. */
  modified: z.number(),
  etag: z.string(),
  contentType: z.string(),
  cacheControl: z.string().optional(),
  metadata: z.record(z.string(), z.string()),
});
export type KeptHeaders = z.infer<typeof keptHeaders>;

const NOTHING_KNOWN = { etag: "", contentType: "application/octet-stream", metadata: {} };

/**
 * Reads the headers that belong to a file.
 *
 * @param modified when the file was written, in milliseconds. Headers with another time belong to an earlier file of
 * the same name: a process was killed between the two writes.
 */
export async function readKeptHeaders(
  path: string,
  modified: number,
): Promise<Omit<KeptHeaders, "modified">> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "{}";
    throw error;
  });
  const kept = keptHeaders.safeParse(JSON.parse(text));
  return kept.success && kept.data.modified === modified ? kept.data : NOTHING_KNOWN;
}
