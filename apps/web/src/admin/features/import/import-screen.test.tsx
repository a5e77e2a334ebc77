import type { ImportReport } from "@saywhere/validators/content/import";
import { screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import { callsOf } from "../../../testing/api.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { answerImports, good, line, NONE, open, row, sent } from "./testing/open-import.ts";

const bad: ImportReport = {
  ...good,
  counts: { ...NONE, create: 1, invalid: 2 },
  rows: [
    row(3, {
      outcome: "invalid",
      fields: [],
      problems: [{ field: "language", message: "There is no language klingon" }],
    }),
    row(4, {
      outcome: "invalid",
      fields: [],
      problems: [{ field: null, message: "The row has 4 cells, not 3" }],
    }),
    row(2),
  ],
};

const importButton = () => screen.getByRole("button", { name: "Import" });

test("checks a chosen file immediately, imports it only on request, and can undo the import", async () => {
  answerImports(
    line({ type: "progress", phase: "checking", done: 1, total: 2 }) + line({ type: "report", report: good }),
    line({ type: "report", report: { ...good, applied: true, change_set_id: "77" } }),
  );
  const { user, choose } = await open();
  await choose("language,phrase,native_text\nfarsi,hello,سلام");
  expect(await screen.findByText("1 new, 1 changed, 0 unchanged, 0 skipped, 0 errors")).toBeInTheDocument();
  expect(sent).toEqual([
    {
      query: { format: "csv", dry_run: "true" },
      type: "text/csv",
      accept: "application/x-ndjson",
      body: "language,phrase,native_text\nfarsi,hello,سلام",
    },
  ]);
  const [, , second] = screen.getAllByRole("row");
  expect(second).toHaveTextContent("Changed Line 3");
  expect(within(second as HTMLElement).getByRole("insertion")).toHaveTextContent("noon");
  expect(screen.getByText("2 translations will be imported, all or none.")).toBeInTheDocument();

  await user.click(importButton());
  expect(await screen.findByText("Translations imported")).toBeInTheDocument();
  expect(sent[1]?.query).toEqual({ format: "csv", dry_run: "false" });
  expect(sent[1]?.body).toBe(sent[0]?.body);
  expect(screen.queryByRole("button", { name: "Import" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Import undone")).toBeInTheDocument();
  await screen.findByText("The import was undone.");
  expect(screen.queryByText(/were imported/)).toBeNull();
  expect(callsOf("activity.undo")).toEqual([{ change_set_id: "77" }]);
});

test("blocks an import with invalid rows, shows the error of each, and filters rows by outcome", async () => {
  answerImports(line({ type: "report", report: bad }));
  const { user, choose } = await open();
  await choose("[]", "rows.json");
  expect(await screen.findByText("There is no language klingon")).toBeInTheDocument();
  expect(sent[0]).toMatchObject({ query: { format: "json" }, type: "application/json" });
  expect(screen.getByText("The row has 4 cells, not 3")).toBeInTheDocument();
  expect(importButton()).toHaveAttribute("aria-disabled", "true");
  expect(importButton()).toHaveAccessibleDescription(/2 rows have errors/);
  await user.click(importButton());
  expect(sent).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "New 1" }));
  expect(screen.queryByText("There is no language klingon")).toBeNull();
  expect(screen.getAllByRole("rowheader")).toHaveLength(1);
});

test("imports the valid rows of a file with errors, and downloads the others as CSV", async () => {
  const applied = { ...bad, applied: true, change_set_id: "78" };
  answerImports(
    line({ type: "report", report: bad }),
    line({ type: "report", report: applied }),
    () => new HttpResponse("language,reason", { headers: { "content-type": "text/csv" } }),
  );
  const { user, choose } = await open();
  await choose("rows");
  await user.click(await screen.findByRole("button", { name: "Import the valid row" }));
  expect(await screen.findByText("2 rows with errors were not imported.")).toBeInTheDocument();
  expect(screen.getByText(/1 row was imported, 2 rows with errors were not/)).toBeInTheDocument();
  expect(sent[1]?.query).toEqual({ format: "csv", dry_run: "false", skip_invalid: "true" });
  await user.click(screen.getByRole("button", { name: "Download the rows with errors (CSV)" }));
  await expect
    .poll(() => sent[2])
    .toMatchObject({ query: { dry_run: "true" }, accept: "text/csv", body: "rows" });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Import undone")).toBeInTheDocument();
});

test("shows why rows change nothing", async () => {
  const skipped = row(2, { outcome: "skipped", fields: [], reason: "The row has no texts" });
  answerImports(
    line({ type: "report", report: { ...good, counts: { ...NONE, skipped: 1 }, rows: [skipped] } }),
  );
  const { choose } = await open();
  await choose("rows");
  expect(await screen.findByText("The row has no texts")).toBeInTheDocument();
});

test("offers no import for a file that changes nothing", async () => {
  answerImports(line({ type: "report", report: { ...good, counts: { ...NONE, unchanged: 2 }, rows: [] } }));
  const { choose } = await open();
  await choose("language,phrase,native_text");
  expect(await screen.findByText("This file doesn’t change anything.")).toBeInTheDocument();
  expect(importButton()).toHaveAttribute("aria-disabled", "true");
});

test("shows many rows page by page", async () => {
  const rows = Array.from({ length: 120 }, (_, index) => row(index + 2));
  answerImports(line({ type: "report", report: { ...good, counts: { ...NONE, create: 9_000 }, rows } }));
  const { user, choose } = await open();
  await choose("rows");
  expect(await screen.findAllByRole("rowheader")).toHaveLength(50);
  expect(screen.getByText("1–50 of 120")).toBeInTheDocument();
  expect(screen.getByText(/At most 500 rows of each outcome are shown/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Next" }));
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getAllByRole("rowheader")).toHaveLength(20);
});

test("keeps pasted rows for a correction when their import was undone", async () => {
  answerImports(
    line({ type: "report", report: good }),
    line({ type: "report", report: { ...good, applied: true, change_set_id: "79" } }),
  );
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Paste rows" }));
  await expectFocus(() => screen.getByRole("textbox", { name: "Rows" }));
  await user.paste("language,phrase");
  await user.click(screen.getByRole("button", { name: "Check rows" }));
  await user.click(await screen.findByRole("button", { name: "Import" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("The import was undone.");
  await user.click(screen.getAllByRole("link", { name: "Tasks" })[0] as HTMLElement);
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  await user.click(screen.getByRole("button", { name: "Edit the rows" }));
  expect(screen.getByRole("textbox", { name: "Rows" })).toHaveValue("language,phrase");
});

test("checks pasted rows like a file", async () => {
  answerImports(line({ type: "report", report: good }));
  const { user, router } = await open();
  await user.click(screen.getByRole("button", { name: "Paste rows" }));
  await expectFocus(() => screen.getByRole("textbox", { name: "Rows" }));
  await user.paste('[{"language":"farsi"}]');
  await user.click(screen.getByRole("button", { name: "Check rows" }));
  expect(await screen.findByText(/1 new/)).toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent("json");
  expect(sent[0]).toMatchObject({ query: { format: "json" }, body: '[{"language":"farsi"}]' });
  await user.click(screen.getByRole("button", { name: "Edit the rows" }));
  expect(screen.getByRole("textbox", { name: "Rows" })).toHaveValue('[{"language":"farsi"}]');
  await expectFocus(() => screen.getByRole("textbox", { name: "Rows" }));

  const [link] = screen.getAllByRole("link", { name: "Tasks" });
  for (const leave of [screen.getByRole("button", { name: "Choose a file instead" }), link as HTMLElement]) {
    await user.click(leave);
    const question = await screen.findByRole("dialog", { name: "Discard your changes?" });
    await user.click(within(question).getByRole("button", { name: "Keep editing" }));
    expect(screen.getByRole("textbox", { name: "Rows" })).toHaveValue('[{"language":"farsi"}]');
  }
  expect(router.state.location.pathname).toBe("/translations/import");
});

test("keeps a file that the server cannot read, shows the server's message, and can check it again", async () => {
  answerImports(
    line({ type: "error", message: "The file has no column native_text.", code: "BAD_REQUEST" }),
    () => HttpResponse.error(),
    line({ type: "report", report: good }),
  );
  const { user, choose } = await open();
  await choose("language");
  expect(await screen.findByRole("alert")).toHaveTextContent("The file has no column native_text.");
  expect(screen.getByText("rows.csv")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Check again" }));
  expect(await screen.findByText(/The server cannot be reached/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Check again" }));
  expect(await screen.findByText(/1 new/)).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("keeps the file and shows an error when an import is cut off", async () => {
  answerImports(
    line({ type: "report", report: good }),
    line({ type: "progress", phase: "writing", done: 1, total: 2 }),
    () => HttpResponse.json({ message: "The file is larger than 32 MB", code: "TOO_LARGE" }, { status: 413 }),
  );
  const { user, choose } = await open();
  await choose("rows");
  await user.click(await screen.findByRole("button", { name: "Import" }));
  expect(await screen.findByText("Failed to import translations. Please try again.")).toBeInTheDocument();
  expect(screen.getByText(/The connection was lost/)).toBeInTheDocument();
  await user.click(importButton());
  expect(await screen.findByText("The file is larger than 32 MB")).toBeInTheDocument();
  expect(screen.getByText("rows.csv")).toBeInTheDocument();
});

test("rejects a spreadsheet before it is sent", async () => {
  answerImports();
  const { choose } = await open();
  const picker = screen.getByLabelText<HTMLInputElement>("File to import");
  picker.removeAttribute("accept");
  await choose("PK", "rows.xlsx");
  expect(await screen.findByRole("alert")).toHaveTextContent("Save it as CSV (UTF-8) first");
  expect(sent).toEqual([]);
});
