import { type ImportEvent, type ImportReport, importEvent } from "@saywhere/validators/import";
import fastify, { type FastifyInstance } from "fastify";
import { translationFiles } from "../../src/modules/import/translation-files.routes.ts";
import { errors } from "../../src/plugins/errors.ts";
import { jsonBody } from "../../src/plugins/json-body.ts";
import { ANONYMOUS } from "../../src/trpc/context.ts";
import { actorWith, type OpenServices } from "./open-services.ts";

/** The routes of files alone; whoever sends the header `x-editor` is one. */
export async function startFileServer({ services }: OpenServices): Promise<FastifyInstance> {
  const app = fastify();
  await app.register(errors);
  await app.register(jsonBody);
  await app.register(translationFiles, {
    services,
    callerOf: (request) => ({
      ...ANONYMOUS,
      actor: async () => (request.headers["x-editor"] ? actorWith("editor") : null),
    }),
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  return app;
}

export function urlOf(app: FastifyInstance): string {
  return `${app.listeningOrigin}/api/language-phrases`;
}

export async function importFile(
  app: FastifyInstance,
  body: string | Uint8Array<ArrayBuffer>,
  { format = "csv", dryRun = false }: { format?: "csv" | "json"; dryRun?: boolean } = {},
): Promise<ImportEvent[]> {
  const response = await fetch(`${urlOf(app)}/import?format=${format}&dry_run=${dryRun}`, {
    method: "POST",
    headers: { "x-editor": "yes", "content-type": format === "csv" ? "text/csv" : "application/json" },
    body,
  });
  const text = await response.text();
  return text
    .trim()
    .split("\n")
    .map((line) => importEvent.parse(JSON.parse(line)));
}

/** The report that an import ends with. */
export function reportOf(events: ImportEvent[]): ImportReport {
  const last = events.at(-1);
  if (last?.type !== "report") throw new Error(`no report, but ${JSON.stringify(last)}`);
  return last.report;
}

export async function exportFile(app: FastifyInstance, query: string): Promise<Response> {
  return fetch(`${urlOf(app)}/export?${query}`, { headers: { "x-editor": "yes" } });
}
