import { act, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { expectConsoleError } from "../../../testing/console-errors.ts";
import { farsi, japanese } from "../../../testing/languages.ts";
import { setMyLanguage } from "../../lib/my-language/set-my-language.ts";
import { languageForm, phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { ALLERGY_CARD_KEY } from "./stored-card.ts";

const entry = (slug: string, english: string, native_text: string) => ({
  ...phraseEntry(english, japanese),
  phrase: { slug, english },
  native_text,
});
const items = [
  entry("im-allergic-to-nuts", "I'm allergic to nuts", "ナッツアレルギーです"),
  entry("call-an-ambulance", "Call an ambulance", "救急車を呼んで"),
];
const list = () => [farsi, japanese];
type EntryPage = { items: typeof items; next: null };
const open = (entryPage: () => EntryPage | Promise<EntryPage> = () => ({ items, next: null })) =>
  renderApp("/allergy-card", { language: { list }, phrase: { entryPage } });
const result = () => within(screen.getByRole("region", { name: /^Your Card/ }));
const box = (name: string) => screen.getByRole("checkbox", { name });

test("makes a card of the ticked phrases in the chosen language, with the English, and keeps it", async () => {
  const { user } = await open();
  expect(result().getByText("Choose the language of the country.")).toBeVisible();
  await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "Japanese");
  expect(result().getByText("Check what applies to you.")).toBeVisible();
  await user.click(box("Add a card for an emergency"));
  await user.click(box("I'm allergic to nuts"));
  const lines = (await result().findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(lines).toEqual(["ナッツアレルギーですI'm allergic to nuts", "救急車を呼んでCall an ambulance"]);
  expect(result().getByText("救急車を呼んで")).toHaveAttribute("lang", "ja");
  expect(JSON.parse(localStorage.getItem(ALLERGY_CARD_KEY) ?? "{}")).toMatchObject({
    language: "japanese",
    ticked: ["im-allergic-to-nuts", "its-an-emergency", "call-an-ambulance", "i-need-a-doctor"],
    entries: [{ native_text: "ナッツアレルギーです" }, { native_text: "救急車を呼んで" }],
  });
  const emergency = within(result().getByRole("region", { name: "Emergency Card" }));
  expect(emergency.getByText("救急車を呼んで")).toBeVisible();
  await user.click(box("Add a card for an emergency"));
  expect(result().getAllByRole("listitem")).toHaveLength(1);
});

test("shows the sentences for an emergency on a card of their own", async () => {
  const ticked = ["im-allergic-to-nuts", "call-an-ambulance"];
  localStorage.setItem(ALLERGY_CARD_KEY, JSON.stringify({ language: "japanese", ticked, entries: items }));
  const { user } = await open();
  await user.click(await result().findByRole("button", { name: "Show to Someone" }));
  const forWaiter = within(await screen.findByRole("dialog", { name: "Allergy card" }));
  expect(forWaiter.getByText("ナッツアレルギーです")).toBeVisible();
  expect(forWaiter.queryByText("救急車を呼んで")).not.toBeInTheDocument();
  await user.click(forWaiter.getByRole("button", { name: "Close" }));
  await user.click(result().getByRole("button", { name: "Show in an Emergency" }));
  const forEmergency = within(await screen.findByRole("dialog", { name: "Emergency card" }));
  expect(forEmergency.getByText("救急車を呼んで")).toBeVisible();
  expect(forEmergency.queryByText("ナッツアレルギーです")).not.toBeInTheDocument();
});

test("shows the sentences in the form that the visitor says, and stores the main ones", async () => {
  const form = languageForm({
    id: items[0]?.id ?? 0,
    label: "said by a woman",
    native_text: "ナッツアレルギーなの",
    speaker: "woman",
  });
  const kept = { language: "japanese", ticked: ["im-allergic-to-nuts"], entries: items };
  localStorage.setItem(ALLERGY_CARD_KEY, JSON.stringify(kept));
  const { user } = await renderApp("/allergy-card", {
    language: { list, forms: () => [form] },
    phrase: { entryPage: () => ({ items, next: null }) },
  });
  await user.click(await result().findByRole("button", { name: "I Speak As" }));
  await user.click(await screen.findByRole("radio", { name: "A woman" }));
  expect(await result().findByText("ナッツアレルギーなの")).toBeVisible();
  expect(localStorage.getItem(ALLERGY_CARD_KEY)).not.toContain("アレルギーなの");
});

const inFarsi = {
  ...phraseEntry("I'm allergic to nuts", farsi),
  phrase: { slug: "im-allergic-to-nuts", english: "I'm allergic to nuts" },
  native_text: "به آجیل حساسیت دارم",
};
/** The API with the phrases of both languages. */
const openInBoth = () =>
  renderApp("/allergy-card", {
    language: { list },
    phrase: {
      entryPage: ({ language }: { language?: string | undefined }) => ({
        items: language === "farsi" ? [inFarsi] : items,
        next: null,
      }),
    },
  });

test("follows the visitor's language while no other one is chosen on the card", async () => {
  setMyLanguage(japanese);
  const { user } = await openInBoth();
  await user.click(box("I'm allergic to nuts"));
  expect(await result().findByText("ナッツアレルギーです")).toBeVisible();
  act(() => void setMyLanguage(farsi));
  expect(await result().findByText("به آجیل حساسیت دارم")).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Language" })).toHaveValue("farsi");
  expect(box("I'm allergic to nuts")).toBeChecked();
  act(() => void setMyLanguage(japanese));
  expect(await result().findByText("ナッツアレルギーです")).toBeVisible();
});

test("keeps the language that was chosen on the card when the visitor's language changes", async () => {
  setMyLanguage(japanese);
  const { user } = await openInBoth();
  await user.click(box("I'm allergic to nuts"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), farsi.name);
  expect(await result().findByText("به آجیل حساسیت دارم")).toBeVisible();
  act(() => void setMyLanguage({ slug: "korean", name: "Korean" }));
  expect(screen.getByRole("combobox", { name: "Language" })).toHaveValue("farsi");
  act(() => void setMyLanguage(japanese));
  expect(screen.getByRole("combobox", { name: "Language" })).toHaveValue("farsi");
});

test("shows the kept card without a connection", async () => {
  expectConsoleError(/The phrases of the card did not load/);
  const kept = { language: "japanese", ticked: ["im-allergic-to-nuts"], entries: items };
  localStorage.setItem(ALLERGY_CARD_KEY, JSON.stringify(kept));
  await open(() => {
    throw new ApiFailure(400);
  });
  expect(await result().findByText("ナッツアレルギーです")).toBeVisible();
  expect(box("I'm allergic to nuts")).toBeChecked();
});

test("shows a correction in the card that was opened before it was loaded", async () => {
  const kept = { language: "japanese", ticked: ["im-allergic-to-nuts"], entries: items };
  localStorage.setItem(ALLERGY_CARD_KEY, JSON.stringify(kept));
  const loaded = Promise.withResolvers<EntryPage>();
  const { user } = await open(() => loaded.promise);
  await user.click(result().getByRole("button", { name: "Show to Someone" }));
  const card = within(await screen.findByRole("dialog"));
  expect(card.getByText("ナッツアレルギーです")).toBeVisible();
  const corrected = entry("im-allergic-to-nuts", "I'm allergic to nuts", "木の実アレルギーです");
  loaded.resolve({ items: [corrected, ...items.slice(1)], next: null });
  expect(await card.findByText("木の実アレルギーです")).toBeVisible();
});

test("says which part of the card a language has no phrase for", async () => {
  const kept = { language: "japanese", ticked: ["im-allergic-to-nuts", "im-vegan"], entries: [] };
  localStorage.setItem(ALLERGY_CARD_KEY, JSON.stringify(kept));
  await open();
  expect(await result().findByText(/the card has 1 of 2/)).toBeVisible();
});

test("says that a language has none of the ticked phrases", async () => {
  const { user } = await open(() => ({ items: [], next: null }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "Japanese");
  await user.click(box("I'm allergic to nuts"));
  expect(await result().findByText(/the card has 0 of 1/)).toBeVisible();
});

test("returns to the visitor's language when no other one is chosen on the card any more", async () => {
  setMyLanguage(japanese);
  const { user } = await open();
  await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "Japanese");
  await user.click(box("I'm allergic to nuts"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "Choose a language");
  expect(await result().findByText("ナッツアレルギーです")).toBeVisible();
});

test("starts empty when the stored card is damaged", async () => {
  localStorage.setItem(ALLERGY_CARD_KEY, '{"language":7,"ticked":["nothing"],"entries":[{}]}');
  await open();
  expect(await result().findByText("Choose the language of the country.")).toBeVisible();
  expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
});

test.each([
  ["on request", (user: UserEvent, again: HTMLElement) => user.click(again)],
  [
    "once there is a connection",
    async (_user: UserEvent, again: HTMLElement) => {
      again.focus();
      dispatchEvent(new Event("online"));
    },
  ],
])("says when the phrases did not load, and loads them %s, with the focus in the page", async (_, retry) => {
  let fails = true;
  expectConsoleError(/The phrases of the card did not load/);
  localStorage.setItem(
    ALLERGY_CARD_KEY,
    JSON.stringify({ language: "japanese", ticked: ["im-allergic-to-nuts"], entries: [] }),
  );
  const { user } = await open(() => {
    if (fails) throw new ApiFailure(400);
    return { items, next: null };
  });
  expect(await result().findByRole("alert")).toHaveTextContent("could not be loaded");
  fails = false;
  await retry(user, result().getByRole("button", { name: "Try again" }));
  expect(await result().findByText("ナッツアレルギーです")).toBeVisible();
  // The button disappeared with the error.
  expect(screen.getByRole("main")).toHaveFocus();
});

test("keeps the phrases of a language while those of another one cannot be loaded", async () => {
  expectConsoleError(/The phrases of the card did not load/);
  const kept = { language: "japanese", ticked: ["im-allergic-to-nuts"], entries: items };
  localStorage.setItem(ALLERGY_CARD_KEY, JSON.stringify(kept));
  const { user } = await open(() => {
    throw new ApiFailure(400);
  });
  expect(await result().findByText("ナッツアレルギーです")).toBeVisible();
  const choose = (name: string) =>
    user.selectOptions(screen.getByRole("combobox", { name: "Language" }), name);
  await choose(farsi.name);
  expect(await result().findByRole("alert")).toHaveTextContent("could not be loaded");
  expect(result().queryByText("ナッツアレルギーです")).not.toBeInTheDocument();
  await choose("Japanese");
  expect(await result().findByText("ナッツアレルギーです")).toBeVisible();
});

test("prints the card in the chosen size", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  const kept = { language: "japanese", ticked: ["im-allergic-to-nuts"], entries: items };
  localStorage.setItem(ALLERGY_CARD_KEY, JSON.stringify(kept));
  const { user } = await open();
  await user.click(await result().findByRole("button", { name: "Print Pocket Size" }));
  expect(print).toHaveBeenCalledOnce();
  expect(result().getByText("ナッツアレルギーです").closest('[data-paper="pocket"]')).not.toBeNull();
});
