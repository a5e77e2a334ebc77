import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { readSavedPhrases, SAVED_PHRASES_KEY } from "../../lib/saved-phrases.ts";
import { SPEAKING_AS_KEY, setSpeakingAs, speaksAsChosen } from "../../lib/speaking-as/speaking-as.ts";
import { helloInFarsi } from "../../testing/phrase-detail.ts";
import { renderApp } from "../../testing/render-app.tsx";

const [formal] = helloInFarsi.variants;
if (!formal) throw new Error("The phrase has no other form");
const form = { ...formal, id: helloInFarsi.id };

const open = (fragment = "") =>
  renderApp(`/phrases/farsi/hello${fragment}`, {
    phrase: { detail: () => helloInFarsi },
    language: { forms: () => [form] },
  });
const hero = () => within(screen.getByRole("article"));
const otherForms = () => within(screen.getByRole("region", { name: "Other Forms" }));

test("shows the main form, and each other form as a link to its URL", async () => {
  await open();
  expect(await otherForms().findByRole("link", { name: /^formal/ })).toHaveAttribute("href", "#form=formal");
  expect(hero().getByText("سلام", { selector: "p" })).toBeVisible();
});

test("shows the form that the URL names as the phrase of the page, and saves and shares that form", async () => {
  const { user } = await open("#form=formal");
  expect(await hero().findByText("درود")).toBeVisible();
  expect(hero().getByText("formal")).toBeVisible();
  expect(otherForms().getByRole("link", { name: /^main form/ })).toHaveAttribute("href", "#form=main");
  await user.click(screen.getByRole("button", { name: "Copy" }));
  await expect(navigator.clipboard.readText()).resolves.toBe("درود");
  await user.click(screen.getByRole("button", { name: "Share" }));
  await expect(navigator.clipboard.readText()).resolves.toBe(
    `${location.origin}/phrases/farsi/hello#form=formal`,
  );
  await user.click(screen.getByRole("button", { name: "Save phrase" }));
  expect(JSON.parse(localStorage.getItem(SAVED_PHRASES_KEY) ?? "[]")).toMatchObject([
    { id: helloInFarsi.id, native_text: "درود", form: { label: "formal", slug: "formal" } },
  ]);
});

test("says of the literal translation and of the notes that they are about the main form", async () => {
  await open("#form=formal");
  expect(await hero().findByText("Literal translation (main form)")).toBeVisible();
  expect(hero().getByText("When to use (main form)")).toBeVisible();
  await act(async () => {
    location.hash = "#form=main";
  });
  expect(await hero().findByText("Literal translation")).toBeVisible();
  expect(hero().getByText("When to use")).toBeVisible();
});

test("shows the main form at the URL of an unknown form", async () => {
  await open("#form=%E0%A4%A");
  expect(await otherForms().findByRole("link", { name: /^formal/ })).toBeVisible();
  expect(hero().getByText("سلام", { selector: "p" })).toBeVisible();
});

test("shows the form that the visitor says first, and the main one at its own URL", async () => {
  setSpeakingAs({ register: "formal", regions: {} });
  await open();
  expect(await hero().findByText("درود")).toBeVisible();
  await act(async () => {
    location.hash = "#form=main";
    window.dispatchEvent(new Event("hashchange"));
  });
  expect(await hero().findByText("سلام", { selector: "p" })).toBeVisible();
});

test("keeps the form that the URL named when the skip link leads to the content", async () => {
  await open("#form=formal");
  expect(await hero().findByText("درود")).toBeVisible();
  await act(async () => {
    location.hash = "#main";
    window.dispatchEvent(new Event("hashchange"));
  });
  expect(hero().getByText("درود")).toBeVisible();
  const scrollTo = vi.spyOn(window, "scrollTo");
  await act(async () => {
    location.hash = "#form=formal";
    window.dispatchEvent(new Event("hashchange"));
  });
  expect(scrollTo).not.toHaveBeenCalled();
  act(() => void setSpeakingAs({ register: "informal", regions: {} }));
  expect(hero().getByText("درود")).toBeVisible();
});

test("lets the visitor choose how they speak, as far as the language has such forms", async () => {
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: "I Speak As" }));
  const dialog = within(await screen.findByRole("dialog", { name: "I Speak As" }));
  await user.click(await dialog.findByRole("radio", { name: "Formal" }));
  expect(dialog.queryByRole("radio", { name: "A woman" })).toBeNull();
  expect(JSON.parse(localStorage.getItem(SPEAKING_AS_KEY) ?? "{}")).toEqual({
    register: "formal",
    regions: {},
  });
  expect(await hero().findByText("درود")).toBeInTheDocument();
  await user.click(dialog.getByRole("radio", { name: "As listed" }));
  expect(speaksAsChosen()).toBe(false);
  await user.click(dialog.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await hero().findByText("سلام", { selector: "p" })).toBeVisible();
});

test("saves the main form where the visitor's way to speak shows another one, also once it has changed", async () => {
  setSpeakingAs({ register: "formal", regions: {} });
  const { user } = await open();
  expect(await hero().findByText("درود")).toBeVisible();
  const save = () => screen.getByRole("button", { name: "Save phrase" });
  await user.click(save());
  expect(save()).toHaveAttribute("aria-pressed", "true");
  const { native_text, romanization, pronunciation_guide } = helloInFarsi;
  const main = { id: helloInFarsi.id, native_text, romanization, pronunciation_guide };
  expect(readSavedPhrases()).toEqual([expect.objectContaining(main)]);
  expect(readSavedPhrases()[0]).not.toHaveProperty("form");
  act(() => void setSpeakingAs({ register: "informal", regions: {} }));
  expect(hero().getByText("سلام", { selector: "p" })).toBeVisible();
  expect(save()).toHaveAttribute("aria-pressed", "true");
  act(() => void setSpeakingAs({ register: "formal", regions: {} }));
  await user.click(save());
  expect(readSavedPhrases()).toEqual([]);
});

test("saves a form that was chosen beside the main one", async () => {
  setSpeakingAs({ register: "formal", regions: {} });
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Save phrase" }));
  await act(async () => {
    location.hash = "#form=formal";
  });
  expect(screen.getByRole("button", { name: "Save phrase", pressed: false })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save phrase" }));
  expect(readSavedPhrases().map(({ native_text }) => native_text)).toEqual(["درود", "سلام"]);
});

test("saves the main form of a related phrase in its own category, also where it is shown in another one", async () => {
  const [related] = helloInFarsi.related_phrases;
  if (!related) throw new Error("The phrase has no related one");
  const { slug, name, code, script, direction } = helloInFarsi.language;
  const main = {
    id: related.id,
    phrase: { slug: "goodbye", english: "Goodbye" },
    language: { slug, name, code, script, direction },
    category: { slug: "farewells", name: "Farewells" },
    native_text: related.native_text,
    romanization: related.romanization,
  };
  const more = { pronunciation_guide: "kho-DAA-haa-fez", audio_url: "/media/goodbye.mp3" };
  setSpeakingAs({ register: "formal", regions: {} });
  const { user } = await renderApp("/phrases/farsi/hello", {
    phrase: { detail: () => helloInFarsi },
    language: { forms: () => [{ ...form, id: related.id, native_text: "بدرود" }] },
    sheet: { entries: () => [{ ...main, ...more, usage_notes: null }] },
  });
  const region = within(screen.getByRole("region", { name: "Related Phrases" }));
  await region.findByText("بدرود");
  const save = region.getByRole("button", { name: "Save “Goodbye” in Farsi (Persian)" });
  await user.click(save);
  expect(save).toHaveAttribute("aria-pressed", "true");
  await waitFor(() => expect(readSavedPhrases()).toEqual([{ ...main, ...more }]));
});

test("shows the related phrases in the forms that the visitor says", async () => {
  const [related] = helloInFarsi.related_phrases;
  if (!related) throw new Error("The phrase has no related one");
  setSpeakingAs({ register: "formal", regions: {} });
  await renderApp("/phrases/farsi/hello", {
    phrase: { detail: () => helloInFarsi },
    language: { forms: () => [form, { ...form, id: related.id, native_text: "صبح عالی بخیر" }] },
  });
  const region = within(screen.getByRole("region", { name: "Related Phrases" }));
  expect(await region.findByText("صبح عالی بخیر")).toBeVisible();
  expect(region.queryByText(related.native_text)).not.toBeInTheDocument();
});
