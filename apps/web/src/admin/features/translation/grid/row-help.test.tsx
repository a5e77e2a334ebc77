import type { GridRow } from "@saywhere/validators/content/translation-grid";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsOf } from "../../../../testing/api.ts";
import { expectFocus } from "../../../../testing/expect-focus.ts";
import { openGrid, phraseRow } from "../testing/open-grid.ts";
import { row, spanish, stored } from "../testing/rows.ts";

const field = (english: string) => screen.findByRole("textbox", { name: `Native text of “${english}”` });
const rowOf = (english: string) => within(screen.getByRole("group", { name: english }));

test("accepts a warning of a row that needs attention, and names the other phrase", async () => {
  const warned: GridRow = { ...phraseRow(1, "Hola"), warnings: ["same-as-other-phrase"] };
  const accepted_warnings = [
    { warning: "same-as-other-phrase", accepted_by: "Ada", accepted_at: "2026-03-01T12:00:00.000Z" } as const,
  ];
  const { user } = await openGrid({
    translationGrid: {
      page: () => ({ items: [warned, phraseRow(2, "Adiós")], next: null }),
      row: () => ({
        ...warned,
        warnings: [],
        translation: warned.translation && { ...warned.translation, accepted_warnings, version: 6 },
      }),
    },
    url: "/translations/grid?language=3&show=attention",
    translation: {
      sameText: () => [{ translation_id: 502, english: "Good night" }],
      acceptWarning: () => stored({ id: 501, accepted_warnings, version: 6 }),
    },
  });
  await field("Good morning");
  const warning = rowOf("Good morning");
  expect(await warning.findByRole("link", { name: "“Good night”" })).toHaveAttribute(
    "href",
    "/admin/translations?language=3&edit=502",
  );
  expect(callsOf("translation.sameText")).toEqual([{ language_id: 3, phrase_id: 1, native_text: "Hola" }]);
  await user.click(warning.getByRole("button", { name: /^Accept/ }));
  expect(await warning.findByText(/accepted by Ada/)).toBeInTheDocument();
  await expectFocus(() => warning.getByRole("button", { name: /^Undo accept/ }));
});

test("Alt and Enter, or the button of a row, open its other forms, and closing returns the focus to the row", async () => {
  const variant = {
    label: "formal",
    speaker: null,
    listener: null,
    register: "formal" as const,
    region: null,
    same_meaning: true,
    native_text: "Buenos días tenga",
    romanization: null,
    pronunciation_guide: null,
  };
  const { user } = await openGrid({
    translationGrid: { page: () => ({ items: [phraseRow(1, "Hola"), phraseRow(2)], next: null }) },
    url: "/translations/grid?language=3&show=all",
    translation: { row: () => row(spanish, { id: 501, native_text: "Hola", variants: [variant] }) },
  });
  const first = await field("Good morning");
  await user.type(first, "!");
  await user.keyboard("{Alt>}{Enter}{/Alt}");
  const form = within(await screen.findByRole("dialog", { name: "Edit Translation" }));
  await expectFocus(() => form.getByRole("textbox", { name: "Label" }));
  expect(form.getByText("“Hello”, formal")).toBeInTheDocument();
  expect(form.getAllByRole("textbox", { name: "Native Text" })[0]).toHaveValue("Hola!");
  await user.keyboard("{Escape}");
  await expectFocus(() => field("Good morning"));
  expect(first).toHaveValue("Hola!");

  const button = rowOf("Good morning").getByRole("button", { name: /^Variants and regions of Good morning/ });
  await user.click(button);
  await expectFocus(() => screen.getByRole("textbox", { name: "Label" }));
  await user.keyboard("{Escape}");
  await expectFocus(() => button);

  await user.type(await field("Good night"), "Buenas");
  await user.keyboard("{Alt>}{Enter}{/Alt}");
  const adding = within(await screen.findByRole("dialog", { name: "Add Translation" }));
  await expectFocus(() => adding.getByRole("button", { name: "Add variant" }));
});

test("the dialog of a row goes by key to the stored rows beside it, but not to one with unsaved text", async () => {
  const texts = ["Hola", "Buenas", "Adiós", "Hasta luego"];
  const items = [...texts.map((text, at) => phraseRow(at + 1, text)), phraseRow(5)];
  const { user } = await openGrid({
    translationGrid: { page: () => ({ items, next: null }) },
    url: "/translations/grid?language=3&show=all",
    translation: { row: ({ id }) => row(spanish, { id, native_text: texts[id - 501] ?? "" }) },
  });
  await user.type(await field("Good night"), "!");
  await user.click(rowOf("Good morning").getByRole("button", { name: /^Edit/ }));
  const text = async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Translation" }));
    return dialog.getByRole("textbox", { name: "Native Text" });
  };
  await expectFocus(text);
  expect(screen.getByRole("button", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await waitFor(async () => expect(await text()).toHaveValue("Adiós"));
  await expectFocus(text);
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await waitFor(async () => expect(await text()).toHaveValue("Hasta luego"));
  expect(screen.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
});
