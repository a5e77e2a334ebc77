import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openList } from "./testing/open-list.ts";
import { farsi, row } from "./testing/rows.ts";
import { TRANSLATION_LABELS } from "./translation-form.ts";

test("the dialog of a translation has an input or a list for every field", async () => {
  const { user } = await openList([row(farsi, {})]);
  await user.click((await screen.findAllByRole("button", { name: /^Edit/ }))[0] as HTMLElement);
  const form = within(await screen.findByRole("dialog", { name: "Edit Translation" }));
  for (const label of Object.values(TRANSLATION_LABELS)) {
    const name = new RegExp(`^${label}\\b`);
    const shown = [...form.queryAllByLabelText(name), ...form.queryAllByRole("button", { name })];
    expect(shown, label).not.toEqual([]);
  }
});
