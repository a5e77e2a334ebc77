import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";
import { AppError } from "../errors/app-error.ts";

/** How long the answers of a batch are together, in bytes of JSON, when no further call of it is made. */
const ANSWER_BYTES = 8 * 1024 * 1024;

/**
 * The calls of one request. They are made one after the other: a batch takes one connection to the database at a time,
 * as a single call does, and other requests get their turn between two of its calls.
 */
export class Batch {
  readonly #inTurn = pLimit(1);
  #bytes = 0;

  /** @throws TRPCError PAYLOAD_TOO_LARGE when the calls before have answered too much for one request */
  run<Result extends { ok: boolean; data?: unknown }>(call: () => Promise<Result>): Promise<Result> {
    return this.#inTurn(async () => {
      if (this.#bytes > ANSWER_BYTES) {
        throw new AppError(
          "PAYLOAD_TOO_LARGE",
          "The answers of these calls are too long for one request. Make this call in a request of its own.",
        ).toTRPCError();
      }
      const result = await call();
      if (result.ok) this.#bytes += Buffer.byteLength(JSON.stringify(result.data) ?? "");
      await setImmediate();
      return result;
    });
  }
}
