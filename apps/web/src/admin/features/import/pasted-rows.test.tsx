import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { answerImports, openImport, responseLine, sentImports, validReport } from "./testing/open-import.ts";

test("keeps pasted rows for a correction when their import was undone", async () => {
  answerImports(
    responseLine({ type: "report", report: validReport }),
    responseLine({ type: "report", report: { ...validReport, applied: true, change_set_id: "79" } }),
  );
  const { user } = await openImport();
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
  answerImports(responseLine({ type: "report", report: validReport }));
  const { user, router } = await openImport();
  await user.click(screen.getByRole("button", { name: "Paste rows" }));
  await expectFocus(() => screen.getByRole("textbox", { name: "Rows" }));
  await user.paste('[{"language":"farsi"}]');
  await user.click(screen.getByRole("button", { name: "Check rows" }));
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
