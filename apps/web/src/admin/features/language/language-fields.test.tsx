import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { farsi } from "../../testing/content.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { LANGUAGE_LABELS } from "./language-form.ts";

test("the dialog of a language has an input or a list for every field", async () => {
  const answers = { language: { adminList: () => [farsi], adminGet: () => farsi, coverage: () => [] } };
  await renderAdmin(`/languages?edit=${farsi.id}`, { answers });
  const form = within(await screen.findByRole("dialog", { name: "Edit Language" }));
  for (const label of Object.values(LANGUAGE_LABELS)) {
    const name = new RegExp(`^${label}\\b`);
    const shown = [...form.queryAllByLabelText(name), ...form.queryAllByRole("button", { name })];
    expect(shown, label).not.toEqual([]);
  }
});
