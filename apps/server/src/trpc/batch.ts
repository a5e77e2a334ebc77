import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";
import { AppError } from "../errors/app-error.ts";

/** Total size of a batch's results, in bytes of JSON, above which its remaining calls are not made. */
const ANSWER_BYTES = 8 * 1024 * 1024;

/**
 * The calls of one request. They run sequentially: a batch uses one database connection at a time, as a single call
 * does, and other requests are served between two of its calls.
 */
export class Batch {
  readonly #inTurn = pLimit(1);
  #bytes = 0;

  /** @throws TRPCError PAYLOAD_TOO_LARGE when the results so far are too large for one request */
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
