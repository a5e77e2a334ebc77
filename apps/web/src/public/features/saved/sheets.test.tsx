import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { japanese } from "../../../testing/languages.ts";
import { SAVED_PHRASES_KEY } from "../../lib/saved-phrases.ts";
import { SHEETS_KEY, type Sheet } from "../../lib/sheets/sheets.ts";
import { setSpeakingAs } from "../../lib/speaking-as/speaking-as.ts";
import { languageForm, phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { linkHash } from "./sheet-link.ts";

const thanks = phraseEntry("Thank you");
const hello = phraseEntry("Hello", japanese);
const bill = phraseEntry("The bill");
const keyOf = ({ id }: { id: number }) => String(id);
const dinner: Sheet = { id: "dinner", name: "Dinner", phrases: [bill, thanks, hello].map(keyOf) };
const hotel: Sheet = { id: "hotel", name: "Hotel", phrases: [] };

function keep(sheets: Sheet[], current: string | null = null): void {
  localStorage.setItem(SAVED_PHRASES_KEY, JSON.stringify([thanks, hello, bill]));
  localStorage.setItem(SHEETS_KEY, JSON.stringify({ sheets, current }));
}
const rows = () =>
  within(screen.getByRole("list", { name: "Dinner" }))
    .getAllByRole("link")
    .map((link) => link.querySelector("span")?.textContent);
const stored = () => JSON.parse(localStorage.getItem(SHEETS_KEY) ?? "{}") as { sheets: Sheet[] };

beforeEach(() => {
  vi.stubGlobal("print", vi.fn<() => void>());
});

test("makes a sheet of all saved phrases, and shows it", async () => {
  keep([]);
  const { user } = await renderApp("/saved");
  await user.click(screen.getByRole("button", { name: "New Sheet" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New Sheet" }));
  await expectFocus(() => dialog.getByRole("textbox"));
  await user.keyboard("Dinner");
  await user.click(dialog.getByRole("checkbox", { name: "Begin with all saved phrases" }));
  await user.click(dialog.getByRole("button", { name: "Add" }));
  expect(await screen.findByRole("heading", { level: 2, name: "Dinner" })).toBeVisible();
  expect(rows()).toEqual(["Thank you", "Hello", "The bill"]);
  expect(screen.getByRole("link", { name: "Dinner" })).toHaveAttribute("aria-current", "true");
});

test("shows a sheet in its order, whatever the languages", async () => {
  keep([dinner, hotel]);
  await renderApp("/saved#own=dinner");
  await screen.findByRole("heading", { level: 2, name: "Dinner" });
  expect(rows()).toEqual(["The bill", "Thank you", "Hello"]);
});

test("moves a phrase within its sheet and to another one, without dragging", async () => {
  keep([dinner, hotel]);
  const { user } = await renderApp("/saved#own=dinner");
  await user.click(await screen.findByRole("button", { name: "Options for “Hello” in Japanese" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Move Up" }));
  expect(dialog.getByRole("status")).toHaveTextContent("2 of 3 in “Dinner”");
  expect(rows()).toEqual(["The bill", "Hello", "Thank you"]);
  await user.click(dialog.getByRole("button", { name: "Move to “Hotel”" }));
  expect(rows()).toEqual(["The bill", "Thank you"]);
  expect(stored().sheets[1]?.phrases).toEqual([keyOf(hello)]);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test("deletes a sheet and keeps its phrases, and restores it on undo", async () => {
  keep([dinner]);
  const { user } = await renderApp("/saved#own=dinner");
  await user.click(await screen.findByRole("button", { name: "Delete Sheet" }));
  expect(await screen.findByRole("region", { name: "Japanese" })).toBeVisible();
  expect(stored().sheets).toEqual([]);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("heading", { level: 2, name: "Dinner" })).toBeVisible();
});

test("renames a sheet, and adds saved phrases to it", async () => {
  keep([hotel]);
  const { user } = await renderApp("/saved#own=hotel");
  await user.click(await screen.findByRole("button", { name: "Rename" }));
  const name = within(await screen.findByRole("dialog", { name: "Rename Sheet" })).getByRole("textbox");
  await user.clear(name);
  await user.type(name, "Dinner{Enter}");
  expect(await screen.findByRole("heading", { level: 2, name: "Dinner" })).toBeVisible();

  await user.click(screen.getByRole("button", { name: "Add Phrases" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add to “Dinner”" }));
  await user.click(dialog.getByRole("checkbox", { name: /The bill/ }));
  await user.click(dialog.getByRole("button", { name: "Add Phrase" }));
  expect(rows()).toEqual(["The bill"]);
});

test("adds a saved phrase to a sheet from the list of all", async () => {
  keep([hotel]);
  const { user } = await renderApp("/saved");
  await user.click(screen.getByRole("button", { name: "Add “Hello” in Japanese to a sheet" }));
  const dialog = within(await screen.findByRole("dialog", { name: "“Hello” in Japanese" }));
  await user.click(dialog.getByRole("button", { name: "Hotel" }));
  expect(stored()).toMatchObject({ current: "hotel", sheets: [{ phrases: [keyOf(hello)] }] });
});

test("opens the sheets of the phrase that was chosen last while their code was loaded", async () => {
  keep([hotel]);
  await renderApp("/saved");
  fireEvent.click(screen.getByRole("button", { name: "Add “Hello” in Japanese to a sheet" }));
  fireEvent.click(screen.getByRole("button", { name: "Add “Thank you” in Farsi (Persian) to a sheet" }));
  expect(await screen.findByRole("dialog")).toHaveAccessibleName("“Thank you” in Farsi (Persian)");
});

test("shares a link that another device opens and saves", async () => {
  keep([dinner]);
  const { user } = await renderApp("/saved#own=dinner");
  await user.click(await screen.findByRole("button", { name: "Share Link" }));
  expect(await screen.findByText("Link copied")).toBeVisible();
  await expect(navigator.clipboard.readText()).resolves.toBe(
    `${location.origin}/saved#sheet=2~Dinner~farsi.the-bill.thank-you~japanese.hello~3`,
  );
});

const details = { pronunciation_guide: "HEH-loh", usage_notes: "A note", audio_url: null };

test("opens a shared sheet, and saves it beside what is there", async () => {
  localStorage.setItem(SAVED_PHRASES_KEY, JSON.stringify([thanks]));
  const hash = linkHash({
    name: "Dinner",
    phrases: [
      { language: "japanese", phrase: "hello" },
      { language: "farsi", phrase: "thank-you" },
      { language: "farsi", phrase: "gone" },
    ],
  });
  const { user } = await renderApp(`/saved${hash}`, {
    sheet: {
      entries: ({ language }) => [{ ...(language === "farsi" ? thanks : hello), ...details }],
    },
  });
  expect(await screen.findByRole("heading", { level: 2, name: "Dinner" })).toBeVisible();
  expect(rows()).toEqual(["Hello", "Thank you"]);
  expect(screen.getByText("One phrase is no longer on this site.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save This Sheet" }));
  expect(await screen.findByRole("button", { name: "Delete Sheet" })).toBeVisible();
  expect(rows()).toEqual(["Hello", "Thank you"]);
  const saved = JSON.parse(localStorage.getItem(SAVED_PHRASES_KEY) ?? "[]") as object[];
  expect(saved).toEqual([
    expect.objectContaining({ id: hello.id, pronunciation_guide: "HEH-loh" }),
    expect.objectContaining({ id: thanks.id }),
  ]);
  expect(saved[0]).not.toHaveProperty("usage_notes");
});

test("shows a shared sheet in the forms that the visitor says, and saves the main ones", async () => {
  setSpeakingAs({ speaker: "woman", regions: {} });
  const form = languageForm({
    id: hello.id,
    label: "said by a woman",
    native_text: "こんにちはね",
    speaker: "woman",
  });
  const hash = linkHash({ name: "Dinner", phrases: [{ language: "japanese", phrase: "hello" }] });
  const { user } = await renderApp(`/saved${hash}`, {
    sheet: { entries: () => [{ ...hello, ...details }] },
    language: { forms: () => [form] },
  });
  expect(await screen.findByText("こんにちはね")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save This Sheet" }));
  expect(localStorage.getItem(SAVED_PHRASES_KEY)).toContain(hello.native_text);
  expect(localStorage.getItem(SAVED_PHRASES_KEY)).not.toContain("こんにちはね");
});

test("shares a form that was saved, which others see whatever they say themselves", async () => {
  setSpeakingAs({ register: "informal", regions: {} });
  const { id } = hello;
  const ofWoman = languageForm({ id, label: "said by a woman", native_text: "こんにちはね" });
  const informal = languageForm({ id, label: "informal", native_text: "やあ", register: "informal" });
  const toSeveral = languageForm({ id, label: "to several people", native_text: "皆さん、こんにちは" });
  const phrases = ["said-by-a-woman", undefined, "to-several-people"].map((form) => ({
    language: "japanese",
    phrase: "hello",
    form,
  }));
  const { user } = await renderApp(`/saved${linkHash({ name: "Dinner", phrases })}`, {
    sheet: { entries: () => [{ ...hello, ...details }] },
    language: { forms: () => [ofWoman, informal] },
    phrase: { detail: () => ({ ...hello, variants: [toSeveral] }) as never },
  });
  const list = await screen.findByRole("list", { name: "Dinner" });
  const links = () => within(list).getAllByRole("link");
  await waitFor(() => expect(links()[1]).toHaveTextContent("やあ"));
  expect(links()[0]).toHaveTextContent("こんにちはね");
  expect(links()[0]).toHaveAttribute("href", "/phrases/japanese/hello#form=said-by-a-woman");
  expect(links()[2]).toHaveTextContent("皆さん、こんにちは");
  await user.click(screen.getByRole("button", { name: "Save This Sheet" }));
  expect(await screen.findByRole("button", { name: "Delete Sheet" })).toBeVisible();
  const saved = JSON.parse(localStorage.getItem(SAVED_PHRASES_KEY) ?? "[]") as { native_text: string }[];
  expect(saved.map(({ native_text }) => native_text)).toEqual([
    "こんにちはね",
    hello.native_text,
    "皆さん、こんにちは",
  ]);
});

test("shows the main form in place of a shared one that does not exist", async () => {
  const phrases = [{ language: "japanese", phrase: "hello", form: "no-such-form" }];
  await renderApp(`/saved${linkHash({ name: "Dinner", phrases })}`, {
    sheet: { entries: () => [{ ...hello, ...details }] },
    language: { forms: () => [] },
    phrase: { detail: () => ({ ...hello, variants: [] }) as never },
  });
  const list = await screen.findByRole("list", { name: "Dinner" });
  expect(within(list).getByRole("link")).toHaveAttribute("href", "/phrases/japanese/hello");
});

test("says what is wrong with a damaged link", async () => {
  await renderApp("/saved#sheet=2~Dinner~japanese");
  expect(await screen.findByRole("heading", { name: "This link is damaged" })).toBeVisible();
});

test("prints the pocket fold with every phrase, and keeps the other layouts off the paper", async () => {
  keep([dinner]);
  const { user } = await renderApp("/saved#own=dinner");
  await user.click(await screen.findByRole("button", { name: "Pocket Fold" }));
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  const area = () => document.querySelector<HTMLElement>("[data-print]");
  expect(area()?.dataset["print"]).toBe("fold");
  for (const { phrase } of [thanks, hello, bill]) expect(area()).toHaveTextContent(phrase.english);
  expect(area()?.querySelector('[data-page="1"]')).toHaveTextContent("Dinner");
  await user.click(screen.getByRole("button", { name: "Cards" }));
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(2));
  expect(document.querySelectorAll("[data-print]")).toHaveLength(1);
});
