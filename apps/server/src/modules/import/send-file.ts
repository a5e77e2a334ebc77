import { IMPORT_FILES, type ImportFormat, type ImportKind } from "@saywhere/validators/content/import";
import type { FastifyReply } from "fastify";
import { contentDisposition, toCsv, toJson } from "./export.service.ts";

interface SentFile {
  kind: ImportKind;
  name: string;
  format: ImportFormat;
  rows: Parameters<typeof toCsv>[1];
}

/** Sends rows of a kind as a file that the browser saves. */
export function sendFile(reply: FastifyReply, { kind, name, format, rows }: SentFile): FastifyReply {
  const { columns } = IMPORT_FILES[kind];
  if (format === "csv") return sendCsv(reply, name, columns, rows);
  return reply
    .header("content-disposition", contentDisposition(name, format))
    .type("application/json; charset=utf-8")
    .send(toJson(columns, rows));
}

/** Sends rows as CSV, with columns of their own. */
export function sendCsv(
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
