import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsOf } from "../../../testing/api.ts";
import { openList } from "./testing/open-list.ts";
import { farsi, row, spanish, stored } from "./testing/rows.ts";

test("edits who says a variant to whom, how and where, and leaves what is not chosen to the label", async () => {
  const variant = {
    label: "informal, said by a woman",
    speaker: "woman" as const,
    listener: null,
    register: "informal" as const,
    region: null,
    same_meaning: true,
    native_text: "درود",
    romanization: null,
    pronunciation_guide: null,
  };
  const { user } = await openList([row(farsi, { variants: [variant] })], "/translations?edit=102", {
    translation: { update: () => stored() },
  });
  const form = within(await screen.findByRole("dialog", { name: "Edit Translation" }));
  await user.click(form.getByRole("button", { name: "Variants (1)" }));
  const first = within(form.getByRole("group", { name: "Variant 1" }));
  expect(first.getByText("“Hello”, said by a woman, informal")).toBeInTheDocument();
  expect(first.getByRole("combobox", { name: "Said by" })).toHaveDisplayValue("A woman");
  expect(first.getByRole("combobox", { name: "Said to" })).toHaveDisplayValue("Anyone");
  await user.selectOptions(first.getByRole("combobox", { name: "Said by" }), "Anyone");
  await user.selectOptions(first.getByRole("combobox", { name: "Said to" }), "Several people");
  await user.selectOptions(first.getByRole("combobox", { name: "Register" }), "As the label says");
  await user.type(first.getByRole("textbox", { name: "Region" }), "Tajikistan");
  await user.click(form.getByRole("button", { name: "Add variant" }));
  const second = within(form.getByRole("group", { name: "Variant 2" }));
  expect(second.getByRole("combobox", { name: "Register" })).toHaveDisplayValue("As the label says");
  await user.type(second.getByRole("textbox", { name: "Label" }), "formal");
  expect(second.getByText("“Hello”, formal")).toBeInTheDocument();
  await user.type(second.getByRole("textbox", { name: "Native Text" }), "سلام");
  await user.click(form.getByRole("button", { name: "Update Translation" }));
  await expect.poll(() => callsOf("translation.update")).toHaveLength(1);
  const [{ variants }] = callsOf("translation.update") as [{ variants: Record<string, unknown>[] }];
  expect(variants).toEqual([
    {
      label: variant.label,
      native_text: "درود",
      romanization: null,
      pronunciation_guide: null,
      speaker: null,
      listener: "several",
      region: "Tajikistan",
    },
    { label: "formal", native_text: "سلام", romanization: null, pronunciation_guide: null },
  ]);
});

test("keeps an emptied romanization that the language does not need with its variant when variants are moved or removed", async () => {
  const variant = (label: string, romanization: string | null) => ({
    label,
    speaker: null,
    listener: null,
    register: null,
    region: null,
    same_meaning: true,
    native_text: "Hola",
    romanization,
    pronunciation_guide: null,
  });
  const variants = [variant("informal", "ola"), variant("formal", null)];
  const { user } = await openList([row(spanish, { variants })], "/translations?edit=103");
  const form = within(await screen.findByRole("dialog", { name: "Edit Translation" }));
  await user.click(form.getByRole("button", { name: "Variants (2)" }));
  const romanizations = () =>
    form.getAllByRole("group", { name: /^Variant \d$/ }).map((group) => {
      const label = within(group).getByRole<HTMLInputElement>("textbox", { name: "Label" }).value;
      return [label, within(group).queryByRole("textbox", { name: "Romanization" }) !== null];
    });
  await user.clear(within(form.getByRole("group", { name: "Variant 1" })).getByLabelText("Romanization"));
  await user.click(form.getByRole("button", { name: "Move variant 1 down" }));
  expect(romanizations()).toEqual([
    ["formal", false],
    ["informal", true],
  ]);
  await user.click(form.getByRole("button", { name: "Remove variant 1" }));
  expect(romanizations()).toEqual([["informal", true]]);
  await user.click(form.getByRole("button", { name: "Add variant" }));
  expect(romanizations()).toEqual([
    ["informal", true],
    ["", false],
  ]);
});
