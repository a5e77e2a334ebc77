import {
  IMPORT_FILES,
  type ImportEvent,
  type ImportKind,
  type ImportReport,
  importEvent,
} from "@saywhere/validators/content/import";
import type { TestServer } from "./start-test-server.ts";

export interface ContentFiles {
  /** URL of imports and exports. */
  url: string;
  /** Headers that authenticate an editor. */
  headers: Record<string, string>;
  importFile(
    body: string | Uint8Array<ArrayBuffer>,
    options?: { format?: "csv" | "json"; dryRun?: boolean; skipInvalid?: boolean },
  ): Promise<ImportEvent[]>;
  exportFile(query: string): Promise<Response>;
  /** Exports the records that a body names. */
  exportSelected(query: string, body: unknown): Promise<Response>;
}

/** Imports and exports over HTTP, as a signed-in editor. */
export async function contentFiles(
  server: TestServer,
  kind: ImportKind = "translation",
): Promise<ContentFiles> {
  const { cookie } = await server.signedIn("editor");
  const url = `${server.url}/api${IMPORT_FILES[kind].path}`;
  const headers = { cookie };
  return {
    url,
    headers,
    exportFile: (query) => fetch(`${url}/export?${query}`, { headers }),
    exportSelected: (query, body) =>
      fetch(`${url}/export?${query}`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    async importFile(body, { format = "csv", dryRun = false, skipInvalid = false } = {}) {
      const type = format === "csv" ? "text/csv" : "application/json";
      const query = `format=${format}&dry_run=${dryRun}${skipInvalid ? "&skip_invalid=true" : ""}`;
      const response = await fetch(`${url}/import?${query}`, {
        method: "POST",
        headers: { ...headers, "content-type": type, accept: "application/x-ndjson" },
        body,
      });
      const lines = (await response.text()).trim().split("\n");
      return lines.map((line) => importEvent.parse(JSON.parse(line)));
    },
  };
}

/** Returns the final report of an import. */
export function reportOf(events: ImportEvent[]): ImportReport {
  const last = events.at(-1);
  if (last?.type !== "report") throw new Error(`no report, but ${JSON.stringify(last)}`);
  return last.report;
}
