import { exportQuery, importQuery } from "@saywhere/validators/content/import";
import type { FastifyInstance } from "fastify";
import { requireUser } from "../../auth/require-role.ts";
import type { Authenticate } from "../../http/authentication.ts";
import { errorBody } from "../../http/error-handler.ts";
import { refuseUnknownParameters } from "../../http/refuse-unknown-parameters.ts";
import type { ExportService } from "./export.service.ts";
import { contentDisposition, toCsv, toJson } from "./export-file.ts";
import type { ImportService } from "./import.service.ts";
import { importEvents } from "./import-events.ts";

const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Import and export of translations as files. The routes are not procedures, because their bodies are not a single JSON
 * value. The caller is authenticated before a body is read, again when the body is complete, and before an import is
 * committed.
 */
export async function translationFiles(
  app: FastifyInstance,
  { imports, exports, callerOf }: { imports: ImportService; exports: ExportService; callerOf: Authenticate },
): Promise<void> {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    requireUser(await callerOf(request, reply).actor());
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ["text/csv", "application/json", "text/plain"],
    { parseAs: "buffer" },
    (_request, body, done) => done(null, body),
  );

  app.get("/api/language-phrases/export", async (request, reply) => {
    refuseUnknownParameters(request.query, Object.keys(exportQuery.shape));
    const query = exportQuery.parse(request.query);
    const rows = await exports.rows(query);
    return reply
      .header("content-disposition", contentDisposition(query))
      .type(query.format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8")
      .send(query.format === "csv" ? toCsv(rows) : toJson(rows));
  });

  app.post("/api/language-phrases/import", { bodyLimit: MOST_BYTES }, async (request, reply) => {
    refuseUnknownParameters(request.query, Object.keys(importQuery.shape));
    const { format, dry_run } = importQuery.parse(request.query);
    const { body } = request;
    const caller = callerOf(request, reply);
    const { author } = requireUser(await caller.actor());
    if (!Buffer.isBuffer(body)) {
      return reply.code(400).send(errorBody(400, "Send the file as the body of the call"));
    }
    return (
      reply
        .type("application/x-ndjson; charset=utf-8")
        // Makes proxies such as nginx pass each line on immediately.
        .header("x-accel-buffering", "no")
        .send(
          importEvents(request.log, (watch) =>
            imports.run(
              { bytes: body, format },
              {
                dryRun: dry_run,
                author,
                authorize: async (tx) => void requireUser(await caller.actorNow(tx)),
                ...watch,
              },
            ),
          ),
        )
    );
  });
}
