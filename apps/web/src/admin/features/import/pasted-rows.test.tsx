import type { ImportReport } from "@saywhere/validators/content/import";
import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { expectFocus } from "../../../testing/expect-focus.ts";
import {
  answerImports,
  importRow,
  NO_ROWS,
  openImport,
  responseLine,
  sentImports,
  validReport,
} from "./testing/open-import.ts";

/** Pastes rows and checks them. */
async function pasteRows(user: UserEvent, rows: string) {
  await user.click(screen.getByRole("button", { name: "Paste rows" }));
  await expectFocus(() => screen.getByRole("textbox", { name: "Rows" }));
  await user.paste(rows);
  await user.click(screen.getByRole("button", { name: "Check rows" }));
}

test("keeps pasted rows for a correction when their import was undone", async () => {
  answerImports(
    responseLine({ type: "report", report: validReport }),
    responseLine({ type: "report", report: { ...validReport, applied: true, change_set_id: "79" } }),
  );
  const { user } = await openImport();
  await pasteRows(user, "language,phrase");
  await user.click(await screen.findByRole("button", { name: "Import" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("The import was undone.");
  await user.click(screen.getAllByRole("link", { name: "Tasks" })[0] as HTMLElement);
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  await user.click(screen.getByRole("button", { name: "Edit the rows" }));
  expect(screen.getByRole("textbox", { name: "Rows" })).toHaveValue("language,phrase");
});

test("checks pasted rows like a file", async () => {
  answerImports(responseLine({ type: "report", report: validReport }));
  const { user, router } = await openImport();
  await pasteRows(user, '[{"language":"farsi"}]');
  expect(await screen.findByText(/1 new/)).toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent("json");
  expect(sentImports[0]).toMatchObject({ query: { format: "json" }, body: '[{"language":"farsi"}]' });
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

/** The report of two rows, the second of which has an error. */
const invalidReport: ImportReport = {
  ...validReport,
  counts: { ...NO_ROWS, create: 1, invalid: 1 },
  rows: [
    importRow(2),
    importRow(3, {
      outcome: "invalid",
      fields: [],
      problems: [{ field: "phrase", message: "No such phrase" }],
    }),
  ],
};

test("shows the errors of pasted rows while they are corrected, and checks them again", async () => {
  const invalid = responseLine({ type: "report", report: invalidReport });
  answerImports(invalid, responseLine({ type: "report", report: validReport }));
  const { user } = await openImport();
  await pasteRows(user, "language,phrase");
  await user.click(await screen.findByRole("button", { name: "Edit the rows" }));
  await expectFocus(() => screen.getByRole("textbox", { name: "Rows" }));
  expect(screen.getByRole("row", { name: /Line 3/ })).toHaveTextContent("No such phrase");
  expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
  await user.keyboard("{Control>}{End}{/Control}");
  await user.paste(",native_text");
  await user.click(screen.getByRole("button", { name: "Check rows" }));
  expect(await screen.findByRole("button", { name: "Import" })).not.toHaveAttribute("aria-disabled");
  expect(screen.queryByText("No such phrase")).toBeNull();
  expect(sentImports[1]?.body).toBe("language,phrase,native_text");
});

test("keeps pasted rows with errors for a correction after the valid ones were imported", async () => {
  answerImports(
    responseLine({ type: "report", report: invalidReport }),
    responseLine({ type: "report", report: { ...invalidReport, applied: true, change_set_id: "79" } }),
  );
  const { user } = await openImport();
  await pasteRows(user, "language,phrase");
  await user.click(await screen.findByRole("button", { name: "Import the valid row" }));
  expect(await screen.findByText(/1 row was imported, 1 row with errors was not/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Edit the rows" }));
  expect(screen.getByRole("textbox", { name: "Rows" })).toHaveValue("language,phrase");
  expect(screen.getByRole("row", { name: /Line 3/ })).toHaveTextContent("No such phrase");
});
