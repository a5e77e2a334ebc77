import { Transform, type TransformCallback } from "node:stream";
import { TextDecoder } from "node:util";
import type { FileKind } from "@saywhere/validators/files/stored-file";
import { AppError } from "../../errors/app-error.ts";
import { SvgScan } from "./svg-scan.ts";
import { isText, notUtf8, validateContent } from "./validate-content.ts";

/** Number of bytes at the start of a file from which its type is detected. */
const BEGINNING = 16 * 1024;

interface Options {
  /** Name of the file, for messages. */
  name: string;
  kind: FileKind;
  /** In bytes. */
  limit: number;
  tooLarge(): AppError;
  /** Throws the reason not to store the file, after it arrived completely. */
  atEnd(): Promise<void>;
}

/**
 * Passes a file through, and fails as soon as the file is too large or not of the type that its name states. Holds back
 * the start of the file until its type is known.
 */
export class FileValidator extends Transform {
  readonly #options: Options;
  /** A text must be UTF-8 as a whole, which is only known at its end. */
  readonly #decoder: TextDecoder | null;
  readonly #svg: SvgScan | null;
  #beginning: Buffer[] | null = [];
  size = 0;

  constructor(options: Options) {
    super();
    this.#options = options;
    this.#decoder = isText(options.kind) ? new TextDecoder("utf-8", { fatal: true }) : null;
    this.#svg = options.kind.contentType === "image/svg+xml" ? new SvgScan() : null;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, settle: TransformCallback): void {
    void failureOf(this.#take(chunk)).then(settle);
  }

  override _flush(settle: TransformCallback): void {
    void failureOf(this.#end()).then(settle);
  }

  async #take(chunk: Buffer): Promise<void> {
    this.size += chunk.length;
    if (this.size > this.#options.limit) throw this.#options.tooLarge();
    if (!this.#beginning) return this.#pass(chunk);
    this.#beginning.push(chunk);
    if (this.size >= BEGINNING) await this.#passBeginning();
  }

  async #end(): Promise<void> {
    if (this.size === 0) throw new AppError("BAD_REQUEST", "The file is empty.");
    await this.#passBeginning();
    if (this.#decoder) this.#decode(new Uint8Array(), false);
    await this.#options.atEnd();
  }

  async #passBeginning(): Promise<void> {
    if (!this.#beginning) return;
    const beginning = Buffer.concat(this.#beginning);
    this.#beginning = null;
    const { kind, name } = this.#options;
    const problem = await validateContent(kind, name, beginning);
    if (problem !== null) throw new AppError("BAD_REQUEST", problem);
    this.#pass(beginning);
  }

  #pass(chunk: Buffer): void {
    if (this.#decoder) this.#decode(chunk, true);
    this.push(chunk);
  }

  #decode(chunk: Uint8Array, stream: boolean): void {
    const { name } = this.#options;
    const text = this.#textOf(chunk, stream);
    if (text === null) throw new AppError("BAD_REQUEST", notUtf8(name));
    const problem = this.#svg?.find(text, !stream) ?? null;
    if (problem !== null) throw new AppError("BAD_REQUEST", `“${name}” ${problem}`);
  }

  #textOf(chunk: Uint8Array, stream: boolean): string | null {
    try {
      const text = this.#decoder?.decode(chunk, { stream }) ?? "";
      return text.includes("\0") ? null : text;
    } catch {
      return null;
    }
  }
}

function failureOf(work: Promise<void>): Promise<Error | null> {
  return work.then(
    () => null,
    (error: Error) => error,
  );
}
