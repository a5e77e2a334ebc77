import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { farsi, japanese, spanish } from "../../../testing/languages.ts";
import { setMyLanguage } from "../../lib/my-language/set-my-language.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";

const category = (slug: string, name: string, id: number) => ({
  id,
  slug,
  name,
  description: "",
  version: 1,
});
type Page = { items: PhraseEntry[]; next: string | null };

const list = (entryPage: (input: { category?: string | undefined }) => Page) => ({
  language: { list: () => [farsi, japanese] },
  category: { list: () => [category("greetings", "Greetings", 1), category("health", "Health", 2)] },
  phrase: { entryPage },
});
const filter = (row: string, name: string) =>
  within(screen.getByRole("navigation", { name: row })).getByRole("link", { name });

test("announces the heading and the count of each choice in the same element", async () => {
  const { user } = await renderApp(
    "/phrases",
    list(({ category: chosen }) => ({
      items: chosen === "health" ? [] : [phraseEntry("Hello"), phraseEntry("Bye")],
      next: chosen ? null : "page-2",
    })),
  );
  const status = screen.getByText("Phrases in all languages: 2 phrases shown");
  await user.click(filter("Categories", "Greetings"));
  await waitFor(() => expect(status).toHaveTextContent("Greetings in all languages: 2 phrases"));
  await user.click(filter("Categories", "Health"));
  await waitFor(() => expect(status).toHaveTextContent("No phrases found"));
  expect(status).toHaveRole("status");
  expect(status).toBeInTheDocument();
  // Announced once: what the page shows is no status as well.
  expect(screen.getByRole("heading", { name: "No phrases found" }).closest("[role=status]")).toBeNull();
});

test.each([
  ["japanese", ["All Languages", "Japanese", "Farsi (Persian)", "Spanish"]],
  ["spanish", ["All Languages", "Spanish", "Farsi (Persian)"]],
  ["klingon", ["All Languages", "Farsi (Persian)", "Spanish"]],
])("the tabs begin with the visitor's language %s, before the others", async (slug, names) => {
  setMyLanguage({ slug, name: slug });
  const page = list(() => ({ items: [phraseEntry("Hello")], next: null }));
  await renderApp("/phrases", { ...page, language: { list: () => [farsi, japanese, spanish] } });
  const tabs = [...screen.getByRole("navigation", { name: "Languages" }).children].map(
    (tab) => tab.textContent,
  );
  expect(tabs.slice(0, names.length)).toEqual(names);
});

test("asks for a language first, until one is chosen", async () => {
  const { user } = await renderApp(
    "/phrases",
    list(() => ({ items: [phraseEntry("Hello")], next: null })),
  );
  const prompt = screen.getByText("Which language do you need?");
  const [languages, categories] = ["Languages", "Categories"].map((name) =>
    screen.getByRole("navigation", { name }),
  ) as [HTMLElement, HTMLElement];
  expect(prompt.compareDocumentPosition(languages)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(languages.compareDocumentPosition(categories)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(filter("Languages", "Farsi (Persian)"));
  await screen.findByRole("heading", { name: "Phrases in Farsi (Persian)" });
  expect(prompt).not.toBeInTheDocument();
});

test("finds the languages with a tab in the menu as well, and groups all languages by region", async () => {
  const { user } = await renderApp(
    "/phrases",
    list(() => ({ items: [phraseEntry("Hello")], next: null })),
  );
  const menu = screen.getByText("More languages").closest("details") as HTMLElement;
  await user.click(screen.getByText("More languages"));
  const names = () =>
    within(menu)
      .getAllByRole("link")
      .map((link) => link.firstChild?.textContent);
  expect(names()).toEqual(["Japanese"]);
  await user.type(await screen.findByLabelText("Find a language"), "pers");
  expect(names()).toEqual(["Farsi (Persian)"]);
  await user.clear(screen.getByLabelText("Find a language"));
  await user.click(within(menu).getByRole("button", { name: "By region" }));
  expect(await within(menu).findByRole("list", { name: "Middle East and Caucasus" })).toHaveTextContent(
    "Farsi",
  );
  expect(within(menu).getByRole("list", { name: "East Asia" })).toHaveTextContent("Japanese");
});

test("closes the menu on Escape, but not on one that discards what an input method composes", async () => {
  const { user } = await renderApp(
    "/phrases",
    list(() => ({ items: [phraseEntry("Hello")], next: null })),
  );
  const menu = screen.getByText("More languages").closest("details");
  await user.click(screen.getByText("More languages"));
  const field = await screen.findByLabelText("Find a language");
  await user.type(field, "日");
  fireEvent.keyDown(field, { key: "Escape", isComposing: true, keyCode: 229 });
  fireEvent.keyDown(field, { key: "Escape", keyCode: 229 });
  expect(menu).toHaveAttribute("open");
  fireEvent.keyDown(field, { key: "Escape", keyCode: 27 });
  expect(menu).not.toHaveAttribute("open");
});

test("shows the visitor's own language once, as the first tab", async () => {
  setMyLanguage(japanese);
  await renderApp(
    "/phrases?language=japanese",
    list(() => ({ items: [phraseEntry("Hello", japanese)], next: null })),
  );
  const languages = within(screen.getByRole("navigation", { name: "Languages" }));
  const shown = languages.getAllByText("Japanese");
  expect(shown).toHaveLength(1);
  expect(shown[0]).toHaveAttribute("aria-current", "true");
  expect(screen.getByText("More languages")).not.toHaveAttribute("aria-current");
});
