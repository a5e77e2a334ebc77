import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { DumpEnd } from "../dump-format.ts";

/** Makes damaged copies of a dump, beside it in its folder. */
export function createDumpEditor(folder: string, file: string) {
  const write = async (name: string, bytes: string | Buffer): Promise<string> => {
    const copy = join(folder, name);
    await writeFile(copy, bytes);
    return copy;
  };
  const content = async () => gunzipSync(await readFile(file));

  /** Creates a compressed file with these bytes. */
  const compressed = (bytes: string | Buffer) => write("compressed.dump", gzipSync(bytes));

  return {
    /** Creates a file with these bytes. */
    raw: (bytes: string | Buffer) => write("raw.dump", bytes),
    compressed,

    /** Changes the bytes of the file. */
    flipped: async (change: (bytes: Buffer) => Buffer) => write("flipped.dump", change(await readFile(file))),

    /** Changes the dump's content as a person could. */
    changed: async (change: (content: Buffer) => Buffer) => compressed(change(await content())),

    /** Changes the dump's content and updates its checksum. */
    async forged(change: (lines: { content: string; end: DumpEnd }) => void): Promise<string> {
      const text = (await content()).toString("latin1");
      const start = text.lastIndexOf("\n", text.length - 2) + 1;
      const parts = { content: text.slice(0, start), end: JSON.parse(text.slice(start)) as DumpEnd };
      change(parts);
      const bytes = Buffer.from(parts.content, "latin1");
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      return compressed(Buffer.concat([bytes, Buffer.from(`${JSON.stringify({ ...parts.end, sha256 })}\n`)]));
    },

    /** Returns the first line. */
    head: async () => (await content()).toString("latin1").split("\n", 1)[0] ?? "",
  };
}
