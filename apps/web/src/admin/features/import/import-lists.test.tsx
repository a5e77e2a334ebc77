import type { ImportReport } from "@saywhere/validators/content/import";
import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { apiServer } from "../../../testing/api.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { answerImports, openImport, responseLine, validReport } from "./testing/open-import.ts";

const JAPAN = { country: "Japan", code: "JP", police: "110", ambulance: "119", fire: "119" };

test.each([
  {
    list: "/languages",
    path: "/api/emergency-numbers",
    record: "Language",
    row: {
      language: "japanese",
      phrase: "",
      fields: [{ field: "emergency_numbers", before: [], after: [JAPAN] }],
    },
    name: "japanese",
    empty: /An empty cell removes all numbers of the language\./,
    effect: "The emergency numbers of 1 language will be replaced, all or none.",
    done: "Emergency numbers imported",
  },
  {
    list: "/phrases",
    path: "/api/phrase-intents",
    record: "Phrase",
    row: {
      language: "",
      phrase: "hello",
      fields: [{ field: "intents", before: [], after: ["hi there"] }],
    },
    name: "hello",
    empty: /An empty cell removes all other ways to say the phrase\./,
    effect: "The other ways to say 1 phrase will be replaced, all or none.",
    done: "Other ways to say phrases imported",
  },
])(
  "the screen below $list checks and imports its own files",
  async ({ list, path, row: changed, ...shown }) => {
    const report: ImportReport = {
      applied: false,
      counts: { create: 0, update: 1, unchanged: 0, skipped: 0, invalid: 0 },
      rows: [{ ...changed, line: 2, outcome: "update", problems: [], reason: null }],
      change_set_id: null,
    };
    const paths: string[] = [];
    apiServer.use(
      http.post("*/import", ({ request }) => {
        const { pathname, searchParams } = new URL(request.url);
        paths.push(pathname);
        const applied = searchParams.get("dry_run") === "false";
        return new HttpResponse(responseLine({ type: "report", report: { ...report, applied } }));
      }),
    );
    const { user } = await renderAdmin(list, {
      answers: {
        language: { adminList: () => [], coverage: () => [] },
        category: { adminList: () => [] },
        phrase: { adminPage: () => ({ items: [], next: null, previous: null, total: 0, offset: 0 }) },
      },
    });
    await user.click(await screen.findByRole("link", { name: "Import and export" }));
    expect(await screen.findByRole("heading", { name: "Import" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Export" })).toHaveAttribute("href", `${path}/export?format=csv`);
    expect(screen.queryByRole("combobox", { name: "Language" })).toBeNull();
    expect(screen.getByText(shown.empty)).toBeInTheDocument();
    await user.upload(screen.getByLabelText("File to import"), new File(["rows"], "rows.csv"));
    expect(await screen.findByText(shown.effect)).toBeInTheDocument();
    expect(screen.getByRole("columnheader", { name: shown.record })).toBeInTheDocument();
    expect(screen.getByRole("rowheader", { name: shown.name })).toBeInTheDocument();
    expect(screen.getByRole("insertion")).toHaveTextContent(/119|hi there/);
    await user.click(screen.getByRole("button", { name: "Import" }));
    expect(await screen.findByText(shown.done)).toBeInTheDocument();
    expect(paths).toEqual([`${path}/import`, `${path}/import`]);
  },
);

test("asks before a running import is left, and stops it then", async () => {
  const imported = Promise.withResolvers<Response>();
  answerImports(responseLine({ type: "report", report: validReport }), () => imported.promise);
  const { user, router, choose } = await openImport();
  await choose("rows");
  await user.click(await screen.findByRole("button", { name: "Import" }));
  await user.click(screen.getByRole("link", { name: "Phrases" }));
  const question = async () => within(await screen.findByRole("dialog", { name: "Stop the import?" }));
  await user.click((await question()).getByRole("button", { name: "Stay here" }));
  expect(screen.getByText("rows.csv")).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "Phrases" }));
  await user.click((await question()).getByRole("button", { name: "Stop and leave" }));
  await expect.poll(() => router.state.location.pathname).toBe("/phrases");
  imported.resolve(new HttpResponse(""));
});

test("a file that is dropped beside the drop zone does not replace the page", async () => {
  await openImport();
  await screen.findByLabelText("File to import");
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ["Files"] } })).toBe(false);
});
