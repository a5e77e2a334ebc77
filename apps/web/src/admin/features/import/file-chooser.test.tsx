import type { ImportReport } from "@saywhere/validators/content/import";
import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, onTestFinished, test, vi } from "vitest";
import { apiServer } from "../../../testing/api.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const report: ImportReport = {
  applied: false,
  counts: { create: 1, update: 0, unchanged: 0, skipped: 0, invalid: 0 },
  rows: [],
  change_set_id: null,
};
const open = () => renderAdmin("/translations/import", { answers: { language: { adminList: () => [] } } });

test("opens the browser's file chooser at once when another file is wanted, and still offers to paste rows", async () => {
  apiServer.use(http.post("*/import", () => new HttpResponse(JSON.stringify({ type: "report", report }))));
  const { user } = await open();
  await user.upload(screen.getByLabelText("File to import"), new File(["rows"], "rows.csv"));
  const opened = vi.spyOn(HTMLInputElement.prototype, "click");
  onTestFinished(() => opened.mockRestore());
  await user.click(await screen.findByRole("button", { name: "Choose another file" }));
  expect(opened.mock.contexts).toEqual([screen.getByLabelText("File to import")]);
  expect(screen.getByRole("button", { name: "Paste rows" })).toBeVisible();
});

test("says that an image is no CSV or JSON before it is sent", async () => {
  const { user } = await open();
  const input = screen.getByLabelText("File to import");
  input.removeAttribute("accept");
  await user.upload(input, new File(["png"], "photo.png", { type: "image/png" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("“photo.png” is no CSV or JSON file.");
});
