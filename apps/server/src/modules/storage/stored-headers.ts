import { readFile } from "node:fs/promises";
import { z } from "zod";

const keptHeaders = z.object({
  /** Of the file that the headers were written for. */
  modified: z.number(),
  etag: z.string(),
  contentType: z.string(),
  cacheControl: z.string().optional(),
  metadata: z.record(z.string(), z.string()),
});
export type KeptHeaders = z.infer<typeof keptHeaders>;

const NOTHING_KNOWN = { etag: "", contentType: "application/octet-stream", metadata: {} };

/**
 * The headers that belong to a file.
 *
 * @param modified when the file was written, in milliseconds: headers of another file of the same name, left by a
 *   process that was ended between the two, are none of its own
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
