import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { DumpError } from "./dump-error.ts";
import type { DumpEnd, DumpHead, DumpLine } from "./dump-format.ts";
import { FORMAT } from "./dump-format.ts";

const NEWLINE = 10;

/** Longer than any line, and shorter than what a file that is none of ours could make this process keep. */
const LONGEST_LINE = 1_000_000;

/** Reads a dump from its beginning to its end, a piece at a time. */
export class DumpReader {
  readonly #file: string;
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #hash: Hash = createHash("sha256");
  #rest: Buffer = Buffer.alloc(0);
  /** It began as a dump does. */
  #begun = false;

  constructor(file: string) {
    this.#file = file;
    const source = createReadStream(file);
    const content = createGunzip();
    source.on("error", (error) => content.destroy(error));
    this.#chunks = (source.pipe(content) as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  }

  /** Reads what the file says of itself. @throws DumpError for one that is no dump */
  async head(): Promise<DumpHead> {
    const line = await this.line();
    if (!("format" in line) || line.format !== FORMAT) throw this.#notOurs();
    this.#begun = true;
    return line;
  }

  /** Reads a line. */
  async line(): Promise<DumpLine> {
    for (;;) {
      const end = this.#rest.indexOf(NEWLINE);
      if (end !== -1) return this.#take(end + 1);
      if (this.#rest.length > LONGEST_LINE) throw this.#notOurs();
      await this.#more();
    }
  }

  /** Reads so many bytes of rows, as they come. */
  async *piece(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0; ) {
      if (this.#rest.length === 0) await this.#more();
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.length);
      this.#hash.update(part);
      left -= part.length;
      yield part;
    }
  }

  /** Checks that what was read is what was written, and that nothing follows. @throws DumpError */
  async check({ sha256 }: DumpEnd): Promise<void> {
    const more = this.#rest.length > 0 || !(await this.#next()).done;
    if (more || this.#hash.digest("hex") !== sha256) throw this.changed();
  }

  /** What is told where the file is not what was written. */
  changed(cause?: unknown): DumpError {
    return this.#damaged("it was changed after it was written", cause);
  }

  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  #take(length: number): DumpLine {
    const text = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    let line: DumpLine;
    try {
      line = JSON.parse(text.toString()) as DumpLine;
    } catch {
      throw this.#notOurs();
    }
    // The last line tells the hash of all others.
    if (!("sha256" in line)) this.#hash.update(text);
    return line;
  }

  async #more(): Promise<void> {
    const { value, done } = await this.#next();
    if (done) throw this.#damaged("its end is missing");
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value]);
  }

  async #next(): Promise<IteratorResult<Buffer, undefined>> {
    try {
      return (await this.#chunks.next()) as IteratorResult<Buffer, undefined>;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === "Z_BUF_ERROR") throw this.#damaged("its end is missing");
      if (code === "Z_DATA_ERROR")
        throw this.#damaged("it is no gzip file, or was changed after it was written");
      throw new DumpError(`The file ${this.#file} cannot be read: ${message}.`, { cause: error });
    }
  }

  #damaged(why: string, cause?: unknown): DumpError {
    return new DumpError(
      `The dump ${this.#file} is damaged: ${why}. Take another one; nothing was restored.`,
      { cause },
    );
  }

  #notOurs(): DumpError {
    if (this.#begun) return this.changed();
    return new DumpError(`The file ${this.#file} is no dump that "pnpm db:dump" wrote.`);
  }
}
