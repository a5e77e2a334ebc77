import {
  type ExportQuery,
  exportQuery,
  IMPORT_FILES,
  listExportQuery,
  selectedExportQuery,
  selectedListExportQuery,
  selectedRecords,
} from "@saywhere/validators/content/import";
import { contentLicense } from "@saywhere/validators/settings/content-license";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { z } from "zod";
import { requireUser } from "../../auth/require-role.ts";
import type { Authenticate } from "../../http/authentication.ts";
import { checkQueryParameters } from "../../http/check-query-parameters.ts";
import { refuseUnknownFields } from "../../http/refuse-unknown-fields.ts";
import { licenseLink } from "../settings/license-link.ts";
import type { SettingsService } from "../settings/settings.service.ts";
import type { ExportService } from "./export.service.ts";
import { spreadColumns, spreadRows } from "./numbered-columns.ts";
import { sendCsv, sendFile } from "./send-file.ts";

interface ExportOptions {
  exports: ExportService;
  settings: Pick<SettingsService, "site">;
  callerOf: Authenticate;
}

/** Bytes of a body with as many identifiers as an export has at most. */
const BODY_LIMIT = 16 * 1024;

/**
 * Exports of translations, emergency numbers and intents as files. A `POST` has the identifiers of the records in its
 * body, because a thousand of them are too long for a URL; like a `GET`, it changes nothing.
 */
export async function exportRoutes(
  app: FastifyInstance,
  { exports, settings, callerOf }: ExportOptions,
): Promise<void> {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    requireUser(await callerOf(request, reply).actor());
  });

  const { path } = IMPORT_FILES.translation;
  app.get(`/api${path}/export`, async ({ query }, reply) =>
    sendTranslations(reply, parseQuery(exportQuery, query)),
  );
  app.post(`/api${path}/export`, { bodyLimit: BODY_LIMIT }, async ({ query, body }, reply) =>
    sendTranslations(reply, { ...parseQuery(selectedExportQuery, query), ...parseSelection(body) }),
  );
  for (const [kind, name] of [
    ["language", "emergency-numbers"],
    ["phrase", "phrase-intents"],
  ] as const) {
    const url = `/api${IMPORT_FILES[kind].path}/export`;
    const send = async (reply: FastifyReply, { format, ids }: Pick<ExportQuery, "format" | "ids">) => {
      reply.headers(licenseLink(contentLicense(await settings.site())));
      const rows = await exports.lists(kind, ids);
      return sendFile(reply, { kind, name: ids ? `selected-${name}` : name, format, rows });
    };
    app.get(url, async ({ query }, reply) => send(reply, parseQuery(listExportQuery, query)));
    app.post(url, { bodyLimit: BODY_LIMIT }, async ({ query, body }, reply) =>
      send(reply, { ...parseQuery(selectedListExportQuery, query), ...parseSelection(body) }),
    );
  }

  async function sendTranslations(
    reply: FastifyReply,
    { format, ids, language, missing = false, lists }: SentTranslations,
  ): Promise<FastifyReply> {
    reply.headers(licenseLink(contentLicense(await settings.site())));
    const name = ids
      ? "selected-translations"
      : `${language ?? "all"}-${missing ? "missing" : "translations"}`;
    const rows = await (ids
      ? exports.selectedTranslations(ids)
      : exports.translations({ language, missing }));
    if (format === "csv" && lists === "columns") {
      const sizes = await exports.listSizes(ids ? { ids } : { language });
      const columns = spreadColumns(IMPORT_FILES.translation.columns, sizes);
      return sendCsv(reply, name, columns, spreadRows(rows, sizes));
    }
    return sendFile(reply, { kind: "translation", name, format, rows });
  }
}

type SentTranslations = Pick<ExportQuery, "format" | "ids" | "language" | "lists"> & { missing?: boolean };

function parseSelection(body: unknown): z.infer<typeof selectedRecords> {
  refuseUnknownFields(body, { accepted: selectedRecords, ignored: undefined }, body);
  return selectedRecords.parse(body);
}

function parseQuery<Schema extends z.ZodObject>(schema: Schema, query: unknown): z.infer<Schema> {
  checkQueryParameters(query, Object.keys(schema.shape));
  return schema.parse(query);
}
