import { PassThrough, type Readable } from "node:stream";
import type { ImportEvent, ImportReport } from "@saywhere/validators/content/import";
import type { FastifyBaseLogger } from "fastify";
import { toAppError } from "../../errors/to-app-error.ts";
import { internalErrorMessageNow } from "../../http/error-handler.ts";
import type { ImportRun } from "./import.service.ts";

const PROGRESS_EVERY = 100;

/**
 * Runs an import, and yields its progress and its result as lines of JSON. Aborts the import when the client
 * disconnects.
 */
export function importEvents(
  log: FastifyBaseLogger,
  run: (watch: Pick<ImportRun, "tell" | "signal">) => Promise<ImportReport>,
): Readable {
  const lines = new PassThrough();
  const ended = new AbortController();
  lines.once("close", () => ended.abort());
  const send = (event: ImportEvent): void => {
    if (!ended.signal.aborted) lines.write(`${JSON.stringify(event)}\n`);
  };
  let told = { phase: "", at: 0 };
  const tell: ImportRun["tell"] = (progress) => {
    const now = performance.now();
    if (progress.phase === told.phase && now - told.at < PROGRESS_EVERY) return;
    told = { phase: progress.phase, at: now };
    send({ type: "progress", ...progress });
  };
  run({ tell, signal: ended.signal })
    .then((report) => send({ type: "report", report }))
    .catch((error: unknown) => {
      if (!ended.signal.aborted) send(failure(error, log));
    })
    .finally(() => lines.end());
  return lines;
}

function failure(error: unknown, log: FastifyBaseLogger): ImportEvent {
  const known = toAppError(error);
  if (known) return { type: "error", message: known.message, code: known.code };
  log.error({ err: error }, "import failed");
  return { type: "error", message: internalErrorMessageNow(), code: "INTERNAL_SERVER_ERROR" };
}
