import { screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { answerImports, openImport, responseLine, validReport } from "./testing/open-import.ts";

test("opens the browser's file chooser at once when another file is wanted, and still offers to paste rows", async () => {
  answerImports(responseLine({ type: "report", report: validReport }));
  const { user, choose } = await openImport();
  await choose("rows");
  const opened = vi.spyOn(HTMLInputElement.prototype, "click");
  onTestFinished(() => opened.mockRestore());
  await user.click(await screen.findByRole("button", { name: "Choose another file" }));
  expect(opened.mock.contexts).toEqual([screen.getByLabelText("File to import")]);
  expect(screen.getByRole("button", { name: "Paste rows" })).toBeVisible();
});

test("says that an image is not a CSV or JSON file before it is sent", async () => {
  const { user } = await openImport();
  const input = screen.getByLabelText("File to import");
  input.removeAttribute("accept");
  await user.upload(input, new File(["png"], "photo.png", { type: "image/png" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("“photo.png” is not a CSV or JSON file.");
});
