import { createHash, type Hash } from "node:crypto";
import { createReadStream, type ReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import {
  type DumpEnd,
  DumpError,
  type DumpHead,
  type DumpLine,
  FORMAT,
  parseDumpLine,
} from "./dump-format.ts";

const NEWLINE = 10;

/** Longer than any line, and short enough that a foreign file cannot exhaust this process's memory. */
const MAX_LINE = 1_000_000;

const UNREADABLE: Record<string, string> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder. Name the file that pnpm db:dump wrote",
  EACCES: "this user has no permission to. Run the command as its owner, or change its mode",
};

/** Reads a dump sequentially, one chunk at a time. */
export class DumpReader {
  readonly #file: string;
  readonly #source: ReadStream;
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #hash: Hash = createHash("sha256");
  #rest: Buffer = Buffer.alloc(0);
  /** Whether the file has a valid header. */
  #hasHead = false;

  constructor(file: string) {
    this.#file = file;
    this.#source = createReadStream(file);
    const content = createGunzip();
    this.#source.on("error", (error) => content.destroy(error));
    this.#chunks = (this.#source.pipe(content) as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  }

  /** Reads the header. @throws DumpError if the file is not a dump */
  async head(): Promise<DumpHead> {
    const line = await this.line();
    if (!("format" in line)) throw this.#notOurs();
    if (line.format !== FORMAT) {
      throw new DumpError(
        `The dump ${this.#file} has the format ${JSON.stringify(line.format)}, this version reads ${FORMAT}. Restore it with the version of Saywhere that made it.`,
      );
    }
    this.#hasHead = true;
    return line;
  }

  /** Reads a line. */
  async line(): Promise<DumpLine> {
    for (;;) {
      const end = this.#rest.indexOf(NEWLINE);
      if (end !== -1) return this.#take(end + 1);
      if (this.#rest.length > MAX_LINE) throw this.#notOurs();
      await this.#more();
    }
  }

  /** Yields this number of bytes of rows in chunks. */
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

  /** Skips this number of bytes of rows. */
  async skip(bytes: number): Promise<void> {
    const parts = this.piece(bytes);
    while (!(await parts.next()).done);
  }

  /** Checks that the data read is the data written, and that nothing follows. @throws DumpError */
  async check({ sha256 }: DumpEnd): Promise<void> {
    const more = this.#rest.length > 0 || !(await this.#next()).done;
    if (more || this.#hash.digest("hex") !== sha256) throw this.changed();
  }

  /** Returns the error for a file that differs from what was written. */
  changed(cause?: unknown): DumpError {
    return this.#damaged("it was changed after it was written", cause);
  }

  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  #take(length: number): DumpLine {
    const text = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    const line = parseDumpLine(text.toString());
    if (line === null) throw this.#notOurs();
    // The hash in the last line covers all other lines.
    if (!("sha256" in line)) this.#hash.update(text);
    return line;
  }

  async #more(): Promise<void> {
    const { value, done } = await this.#next();
    if (done) throw this.#cutOff();
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value]);
  }

  async #next(): Promise<IteratorResult<Buffer, undefined>> {
    try {
      return (await this.#chunks.next()) as IteratorResult<Buffer, undefined>;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === "Z_BUF_ERROR") throw this.#cutOff();
      if (code === "Z_DATA_ERROR")
        throw this.#damaged("it is no gzip file, or was changed after it was written");
      const reason = UNREADABLE[code ?? ""] ?? message;
      throw new DumpError(`The file ${this.#file} cannot be read: ${reason}.`, { cause: error });
    }
  }

  #cutOff(): DumpError {
    if (this.#source.bytesRead === 0) return new DumpError(`The file ${this.#file} is empty.`);
    return this.#damaged("its end is missing");
  }

  #damaged(why: string, cause?: unknown): DumpError {
    return new DumpError(
      `The dump ${this.#file} is damaged: ${why}. Take another one; nothing was restored.`,
      { cause },
    );
  }

  #notOurs(): DumpError {
    if (this.#hasHead) return this.changed();
    return new DumpError(`The file ${this.#file} is no dump that "pnpm db:dump" wrote.`);
  }
}
