import { PassThrough, Readable } from "node:stream";
import type { ErrorBody } from "@saywhere/validators/api/error-body";
import {
  exportQuery,
  IMPORT_FILES,
  type ImportEvent,
  type ImportFormat,
  type ImportKind,
  type ImportReport,
  importQuery,
  listExportQuery,
} from "@saywhere/validators/content/import";
import { MAX_IMPORT_BYTES } from "@saywhere/validators/files/upload-limits";
import { contentLicense } from "@saywhere/validators/settings/content-license";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { requireEditor, requireUser } from "../../auth/require-role.ts";
import { AppError } from "../../errors/app-error.ts";
import { toAppError } from "../../errors/to-app-error.ts";
import type { Authenticate } from "../../http/authentication.ts";
import { errorBody, internalErrorMessageNow } from "../../http/error-handler.ts";
import { refuseUnknownParameters } from "../../http/refuse-unknown-parameters.ts";
import { licenseLink } from "../settings/license-link.ts";
import type { SettingsService } from "../settings/settings.service.ts";
import { contentDisposition, type ExportService, toCsv, toJson } from "./export.service.ts";
import type { ImportRun, ImportService } from "./import.service.ts";
import { spreadColumns, spreadRows } from "./numbered-columns.ts";
import type { ImportWatch } from "./read-rows.ts";

interface ContentFilesOptions {
  imports: ImportService;
  exports: ExportService;
  settings: Pick<SettingsService, "site">;
  callerOf: Authenticate;
}

/**
 * Import and export of translations, emergency numbers and intents as files. The routes are not procedures, because their
 * bodies are not a single JSON value. The caller is authenticated before a body is read, again when the body is complete,
 * and before an import is committed.
 */
export async function importExportRoutes(
  app: FastifyInstance,
  { imports, exports, settings, callerOf }: ContentFilesOptions,
): Promise<void> {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const requireRole = request.method === "POST" ? requireEditor : requireUser;
    requireRole(await callerOf(request, reply).actor());
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ["text/csv", "application/json", "text/plain"],
    { parseAs: "buffer" },
    (_request, body, done) => done(null, body),
  );

  app.get(`/api${IMPORT_FILES.translation.path}/export`, async (request, reply) => {
    refuseUnknownParameters(request.query, Object.keys(exportQuery.shape));
    const { format, ids, language, missing, lists } = exportQuery.parse(request.query);
    reply.headers(licenseLink(contentLicense(await settings.site())));
    const name = ids
      ? "selected-translations"
      : `${language ?? "all"}-${missing ? "missing" : "translations"}`;
    const rows = ids ? exports.selectedTranslations(ids) : await exports.translations({ language, missing });
    if (format === "csv" && lists === "columns") {
      const sizes = await exports.listSizes(ids ? { ids } : { language });
      const columns = spreadColumns(IMPORT_FILES.translation.columns, sizes);
      return sendCsv(reply, name, columns, spreadRows(rows, sizes));
    }
    return sendFile(reply, { kind: "translation", name, format, rows });
  });

  for (const [kind, name] of [
    ["language", "emergency-numbers"],
    ["phrase", "phrase-intents"],
  ] as const) {
    app.get(`/api${IMPORT_FILES[kind].path}/export`, async (request, reply) => {
      refuseUnknownParameters(request.query, Object.keys(listExportQuery.shape));
      const { format, ids } = listExportQuery.parse(request.query);
      reply.headers(licenseLink(contentLicense(await settings.site())));
      const rows = exports.lists(kind, ids);
      return sendFile(reply, { kind, name: ids ? `selected-${name}` : name, format, rows });
    });
  }

  for (const kind of ["translation", "language", "phrase"] as const) {
    app.post(`/api${IMPORT_FILES[kind].path}/import`, { bodyLimit: MAX_IMPORT_BYTES }, importInto(kind));
  }

  function importInto(kind: ImportKind) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      refuseUnknownParameters(request.query, Object.keys(importQuery.shape));
      const { format, dry_run, skip_invalid } = importQuery.parse(request.query);
      const { body } = request;
      const caller = callerOf(request, reply);
      const { author } = requireEditor(await caller.actor());
      if (!Buffer.isBuffer(body)) {
        return reply.code(400).send(errorBody(400, "Send the file as the body of the call"));
      }
      const file = { kind, bytes: body, format };
      if (dry_run && CSV.test(request.headers.accept ?? "")) {
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
          authorize: async (tx) => void requireEditor(await caller.actorNow(tx)),
          ...watch,
        });
      if (LINES.test(request.headers.accept ?? "")) {
        // Makes proxies such as nginx pass each line on immediately.
        reply.type("application/x-ndjson; charset=utf-8").header("x-accel-buffering", "no");
        return reply.send(importEvents(request.log, run));
      }
      const report = await runToEnd(reply, run);
      return report.counts.invalid === 0 || dry_run || skip_invalid
        ? report
        : reply.code(422).send(invalidRows(report));
    };
  }
}

interface SentFile {
  kind: ImportKind;
  name: string;
  format: ImportFormat;
  rows: Parameters<typeof toCsv>[1];
}

function sendFile(reply: FastifyReply, { kind, name, format, rows }: SentFile): FastifyReply {
  const { columns } = IMPORT_FILES[kind];
  if (format === "csv") return sendCsv(reply, name, columns, rows);
  return reply
    .header("content-disposition", contentDisposition(name, format))
    .type("application/json; charset=utf-8")
    .send(toJson(columns, rows));
}

function sendCsv(
  reply: FastifyReply,
  name: string,
  columns: readonly string[],
  rows: SentFile["rows"],
): FastifyReply {
  return reply
    .header("content-disposition", contentDisposition(name, "csv"))
    .type("text/csv; charset=utf-8")
    .send(toCsv(columns, rows));
}

/** Content type of a response with the invalid rows of a file, which a dry run can ask for. */
const CSV = /\btext\/csv\b/i;

/** Content type of a response with one line of JSON for each step. */
const LINES = /\bapplication\/x-ndjson\b/i;

/** Runs an import without reporting its progress. Aborts it when the client disconnects. */
async function runToEnd<Result>(
  reply: FastifyReply,
  run: (watch: ImportWatch) => Promise<Result>,
): Promise<Result> {
  const ended = new AbortController();
  reply.raw.once("close", () => ended.abort(new AppError("BAD_REQUEST", "The client disconnected")));
  return run({ onProgress: () => undefined, signal: ended.signal });
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
