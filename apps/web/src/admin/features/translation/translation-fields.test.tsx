import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openList } from "./testing/open-list.ts";
import { farsi, row, spanish } from "./testing/rows.ts";
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

test("the dialog offers a romanization, optional for Latin letters, but none for their variants", async () => {
  const variant = {
    label: "informal",
    speaker: null,
    listener: null,
    register: null,
    region: null,
    same_meaning: true,
    native_text: "Buenas",
    romanization: null,
    pronunciation_guide: null,
  };
  const without = row(spanish, { romanization: null, variants: [variant] });
  const { user } = await openList([without]);
  await user.click(await screen.findByRole("button", { name: /^Edit/ }));
  const form = within(await screen.findByRole("dialog", { name: "Edit Translation" }));
  await user.click(form.getByRole("button", { name: "Variants (1)" }));
  expect(form.getAllByRole("textbox", { name: "Pronunciation Guide" })).toHaveLength(2);
  const romanization = form.getByRole("textbox", { name: "Romanization" });
  expect(romanization).toHaveAccessibleDescription("Spanish is written in Latin letters already.");
});
