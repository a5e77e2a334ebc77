import type { ImportReport } from "@saywhere/validators/content/import";
import { screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import { callsOf } from "../../../testing/api.ts";
import {
  answerImports,
  importRow,
  NO_ROWS,
  openImport,
  responseLine,
  sentImports,
  validReport,
} from "./testing/open-import.ts";

const bad: ImportReport = {
  ...validReport,
  counts: { ...NO_ROWS, create: 1, invalid: 2 },
  rows: [
    importRow(3, {
      outcome: "invalid",
      fields: [],
      problems: [{ field: "language", message: "There is no language klingon" }],
    }),
    importRow(4, {
      outcome: "invalid",
      fields: [],
      problems: [{ field: null, message: "The row has 4 cells, not 3" }],
    }),
    importRow(2),
  ],
};

const importButton = () => screen.getByRole("button", { name: "Import" });

test("checks a chosen file immediately, imports it only on request, and can undo the import", async () => {
  answerImports(
    responseLine({ type: "progress", phase: "checking", done: 1, total: 2 }) +
      responseLine({ type: "report", report: validReport }),
    responseLine({ type: "report", report: { ...validReport, applied: true, change_set_id: "77" } }),
  );
  const { user, choose } = await openImport();
  await choose("language,phrase,native_text\nfarsi,hello,سلام");
  expect(await screen.findByText("1 new, 1 changed, 0 unchanged, 0 skipped, 0 errors")).toBeInTheDocument();
  expect(sentImports).toEqual([
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
  expect(sentImports[1]?.query).toEqual({ format: "csv", dry_run: "false" });
  expect(sentImports[1]?.body).toBe(sentImports[0]?.body);
  expect(screen.queryByRole("button", { name: "Import" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Import undone")).toBeInTheDocument();
  await screen.findByText("The import was undone.");
  expect(screen.queryByText(/were imported/)).toBeNull();
  expect(callsOf("activity.undo")).toEqual([{ change_set_id: "77" }]);
});

test("blocks an import with invalid rows, shows the error of each, and filters rows by outcome", async () => {
  answerImports(responseLine({ type: "report", report: bad }));
  const { user, choose } = await openImport();
  await choose("[]", "rows.json");
  expect(await screen.findByText("There is no language klingon")).toBeInTheDocument();
  expect(sentImports[0]).toMatchObject({ query: { format: "json" }, type: "application/json" });
  expect(screen.getByText("The row has 4 cells, not 3")).toBeInTheDocument();
  expect(importButton()).toHaveAttribute("aria-disabled", "true");
  expect(importButton()).toHaveAccessibleDescription(/2 rows have errors/);
  await user.click(importButton());
  expect(sentImports).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "New 1" }));
  expect(screen.queryByText("There is no language klingon")).toBeNull();
  expect(screen.getAllByRole("rowheader")).toHaveLength(1);
});

test("imports the valid rows of a file with errors, and downloads the others as CSV", async () => {
  const applied = { ...bad, applied: true, change_set_id: "78" };
  answerImports(
    responseLine({ type: "report", report: bad }),
    responseLine({ type: "report", report: applied }),
    () => new HttpResponse("language,reason", { headers: { "content-type": "text/csv" } }),
  );
  const { user, choose } = await openImport();
  await choose("rows");
  await user.click(await screen.findByRole("button", { name: "Import the valid row" }));
  expect(await screen.findByText("2 rows with errors were not imported.")).toBeInTheDocument();
  expect(screen.getByText(/1 row was imported, 2 rows with errors were not/)).toBeInTheDocument();
  expect(sentImports[1]?.query).toEqual({ format: "csv", dry_run: "false", skip_invalid: "true" });
  await user.click(screen.getByRole("button", { name: "Download the rows with errors (CSV)" }));
  await expect
    .poll(() => sentImports[2])
    .toMatchObject({ query: { dry_run: "true" }, accept: "text/csv", body: "rows" });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Import undone")).toBeInTheDocument();
});

test("shows why rows change nothing", async () => {
  const skipped = importRow(2, { outcome: "skipped", fields: [], reason: "The row has no texts" });
  answerImports(
    responseLine({
      type: "report",
      report: { ...validReport, counts: { ...NO_ROWS, skipped: 1 }, rows: [skipped] },
    }),
  );
  const { choose } = await openImport();
  await choose("rows");
  expect(await screen.findByText("The row has no texts")).toBeInTheDocument();
});

test("offers no import for a file that changes nothing", async () => {
  answerImports(
    responseLine({
      type: "report",
      report: { ...validReport, counts: { ...NO_ROWS, unchanged: 2 }, rows: [] },
    }),
  );
  const { choose } = await openImport();
  await choose("language,phrase,native_text");
  expect(await screen.findByText("This file doesn’t change anything.")).toBeInTheDocument();
  expect(importButton()).toHaveAttribute("aria-disabled", "true");
});

test("shows many rows page by page", async () => {
  const rows = Array.from({ length: 120 }, (_, index) => importRow(index + 2));
  answerImports(
    responseLine({ type: "report", report: { ...validReport, counts: { ...NO_ROWS, create: 9_000 }, rows } }),
  );
  const { user, choose } = await openImport();
  await choose("rows");
  expect(await screen.findAllByRole("rowheader")).toHaveLength(50);
  expect(screen.getByText("1–50 of 120")).toBeInTheDocument();
  expect(screen.getByText(/At most 500 rows of each outcome are shown/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Next" }));
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getAllByRole("rowheader")).toHaveLength(20);
});

test("keeps a file that the server cannot read, shows the server's message, and can check it again", async () => {
  answerImports(
    responseLine({ type: "error", message: "The file has no column native_text.", code: "BAD_REQUEST" }),
    () => HttpResponse.error(),
    responseLine({ type: "report", report: validReport }),
  );
  const { user, choose } = await openImport();
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
    responseLine({ type: "report", report: validReport }),
    responseLine({ type: "progress", phase: "writing", done: 1, total: 2 }),
    () => HttpResponse.json({ message: "The file is larger than 32 MB", code: "TOO_LARGE" }, { status: 413 }),
  );
  const { user, choose } = await openImport();
  await choose("rows");
  await user.click(await screen.findByRole("button", { name: "Import" }));
  expect(await screen.findByText("Failed to import translations. Please try again.")).toBeInTheDocument();
  expect(screen.getByText(/The connection was lost/)).toBeInTheDocument();
  await user.click(importButton());
  expect(await screen.findByText("The file is larger than 32 MB")).toBeInTheDocument();
  expect(screen.getByText("rows.csv")).toBeInTheDocument();
});

test("shows that the connection was lost when the report of an import arrives incomplete", async () => {
  answerImports(responseLine({ type: "report", report: validReport }).slice(0, -20));
  const { choose } = await openImport();
  await choose("rows");
  expect(await screen.findByText(/The connection was lost/)).toBeInTheDocument();
});

test("rejects a spreadsheet before it is sent", async () => {
  answerImports();
  const { choose } = await openImport();
  const picker = screen.getByLabelText<HTMLInputElement>("File to import");
  picker.removeAttribute("accept");
  await choose("PK", "rows.xlsx");
  expect(await screen.findByRole("alert")).toHaveTextContent("Save it as CSV (UTF-8) first");
  expect(sentImports).toEqual([]);
});
