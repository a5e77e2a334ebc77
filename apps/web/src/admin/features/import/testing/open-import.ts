import type { ImportEvent, ImportReport, ImportRow } from "@saywhere/validators/content/import";
import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { apiServer } from "../../../../testing/api.ts";
import { renderAdmin } from "../../../testing/render-admin.tsx";

/** A line of the response. */
export const responseLine = (event: ImportEvent) => `${JSON.stringify(event)}\n`;
export const importRow = (number: number, part: Partial<ImportRow> = {}): ImportRow => ({
  line: number,
  language: "farsi",
  phrase: `phrase-${number}`,
  outcome: "create",
  fields: [{ field: "native_text", before: null, after: "سلام" }],
  problems: [],
  reason: null,
  ...part,
});
export const NO_ROWS = { create: 0, update: 0, unchanged: 0, skipped: 0, invalid: 0 };

/** The report of a file without errors. */
export const validReport: ImportReport = {
  applied: false,
  counts: { ...NO_ROWS, create: 1, update: 1 },
  rows: [
    importRow(2),
    importRow(3, {
      outcome: "update",
      fields: [{ field: "usage_notes", before: "Until late morning.", after: "Until noon." }],
    }),
  ],
  change_set_id: null,
};
/** The query and body of each call to the server. */
export const sentImports: {
  query: Record<string, string>;
  type: string | null;
  accept: string | null;
  body: string;
}[] = [];

/** Returns these responses to successive imports. */
export function answerImports(...answers: (string | (() => Response | Promise<Response>))[]) {
  sentImports.length = 0;
  apiServer.use(
    http.post("*/api/language-phrases/import", async ({ request }) => {
      sentImports.push({
        query: Object.fromEntries(new URL(request.url).searchParams),
        type: request.headers.get("content-type"),
        accept: request.headers.get("accept"),
        body: await request.text(),
      });
      const answer = answers[sentImports.length - 1] ?? "";
      return typeof answer === "string" ? new HttpResponse(answer) : answer();
    }),
  );
}

export async function openImport() {
  const app = await renderAdmin("/translations/import", {
    answers: { language: { adminList: () => [] }, activity: { undo: () => ({ success: true }) } },
  });
  const choose = (text: string, name = "rows.csv") =>
    app.user.upload(screen.getByLabelText("File to import"), new File([text], name));
  return { ...app, choose };
}
