import { PassThrough, Readable } from "node:stream";
import type { Author } from "@saywhere/db/change-set";
import type { ErrorBody } from "@saywhere/validators/api/error-body";
import {
  IMPORT_FILES,
  type ImportEvent,
  type ImportKind,
  type ImportReport,
  importQuery,
} from "@saywhere/validators/content/import";
import { MAX_IMPORT_BYTES } from "@saywhere/validators/files/upload-limits";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Negotiator from "negotiator";
import { requireEditor } from "../../auth/require-role.ts";
import { AppError } from "../../errors/app-error.ts";
import { toAppError } from "../../errors/to-app-error.ts";
import type { Authenticate } from "../../http/authentication.ts";
import { checkQueryParameters } from "../../http/check-query-parameters.ts";
import { errorBody, internalErrorMessageNow } from "../../http/error-handler.ts";
import type { ImportRun, ImportService } from "./import.service.ts";
import type { ImportWatch } from "./read-rows.ts";
import { sendCsv } from "./send-file.ts";

interface ImportOptions {
  imports: ImportService;
  callerOf: Authenticate;
}

/**
 * Imports of translations, emergency numbers and intents from files. The routes are not procedures, because their bodies
 * are not a single JSON value. The caller is authenticated before a body is read, again when the body is complete,
 * and before an import is committed.
 */
export async function importRoutes(
  app: FastifyInstance,
  { imports, callerOf }: ImportOptions,
): Promise<void> {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    requireEditor(await callerOf(request, reply).actor());
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ["text/csv", "application/json", "text/plain"],
    { parseAs: "buffer" },
    (_request, body, done) => done(null, body),
  );

  for (const kind of ["translation", "language", "phrase"] as const) {
    app.post(`/api${IMPORT_FILES[kind].path}/import`, { bodyLimit: MAX_IMPORT_BYTES }, importInto(kind));
  }

  function importInto(kind: ImportKind) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      checkQueryParameters(request.query, Object.keys(importQuery.shape));
      const { format, dry_run, skip_invalid } = importQuery.parse(request.query);
      const { body } = request;
      const caller = callerOf(request, reply);
      const { author } = requireEditor(await caller.actor());
      if (!Buffer.isBuffer(body)) {
        return reply.code(400).send(errorBody(400, "Send the file as the body of the call"));
      }
      const file = { kind, bytes: body, format };
      const accepted = new Negotiator(request.raw).mediaType([
        "application/json",
        LINES,
        ...(dry_run ? [CSV] : []),
      ]);
      if (accepted === CSV) {
        const { columns, rows } = await runToEnd(reply, (watch) =>
          imports.invalidRows(file, { author, ...watch }),
        );
        return sendCsv(reply, "rows-with-errors", columns, Readable.from(rows));
      }
      const run = (watch: ImportWatch): Promise<ImportReport> =>
        imports.run(file, {
          dryRun: dry_run,
          skipInvalid: skip_invalid,
          author,
          authorize: async (tx) => requireSameRights(author, requireEditor(await caller.actorNow(tx)).author),
          ...watch,
        });
      if (accepted === LINES) {
        // Makes proxies such as nginx pass each line on immediately.
        reply.type(`${LINES}; charset=utf-8`).header("x-accel-buffering", "no");
        return reply.send(importEvents(request.log, run));
      }
      const report = await runToEnd(reply, run);
      return report.applied || dry_run ? report : reply.code(422).send(invalidRows(report));
    };
  }
}

/** Content type of a response with the invalid rows of a file, which a dry run can ask for. */
const CSV = "text/csv";

/** Content type of a response with one line of JSON for each step. */
const LINES = "application/x-ndjson";

/** Runs an import without reporting its progress. Aborts it when the client disconnects. */
async function runToEnd<Result>(
  reply: FastifyReply,
  run: (watch: ImportWatch) => Promise<Result>,
): Promise<Result> {
  const ended = new AbortController();
  reply.raw.once("close", () => ended.abort(new AppError("BAD_REQUEST", "The client disconnected")));
  return run({ onProgress: () => undefined, signal: ended.signal });
}

/** @throws AppError FORBIDDEN when an administrator changed what the author may change */
function requireSameRights(before: Author, now: Author): void {
  const rightsOf = ({ languageIds = null, needsReview = false }: Author) =>
    JSON.stringify([languageIds, needsReview]);
  if (rightsOf(before) === rightsOf(now)) return;
  throw new AppError(
    "FORBIDDEN",
    "An administrator changed what you may edit during the import, so nothing was imported. Import the file again.",
  );
}

function invalidRows(report: ImportReport): ErrorBody & { report: ImportReport } {
  const { invalid } = report.counts;
  const message = `${invalid === 1 ? "A row has" : `${invalid} rows have`} errors, so nothing was imported`;
  return { ...errorBody(422, message), report };
}

const PROGRESS_INTERVAL_MS = 100;

/**
 * Runs an import, and yields its progress and its result as lines of JSON. Aborts the import when the client
 * disconnects.
 */
function importEvents(log: FastifyBaseLogger, run: (watch: ImportWatch) => Promise<ImportReport>): Readable {
  const lines = new PassThrough();
  const ended = new AbortController();
  lines.once("close", () => ended.abort());
  const send = (event: ImportEvent): void => {
    if (!ended.signal.aborted) lines.write(`${JSON.stringify(event)}\n`);
  };
  let sent = { phase: "", at: 0 };
  const onProgress: ImportRun["onProgress"] = (progress) => {
    const now = performance.now();
    if (progress.phase === sent.phase && now - sent.at < PROGRESS_INTERVAL_MS) return;
    sent = { phase: progress.phase, at: now };
    send({ type: "progress", ...progress });
  };
  run({ onProgress, signal: ended.signal })
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
