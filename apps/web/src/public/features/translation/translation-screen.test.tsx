import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { failsWith } from "../../../testing/api-failure.ts";
import { greetings } from "../../testing/fixtures.ts";
import { helloInFarsi } from "../../testing/phrase-detail.ts";
import { renderApp } from "../../testing/render-app.tsx";

const phrase = { detail: () => helloInFarsi };
const region = (name: string) => within(screen.getByRole("region", { name }));

test("shows the phrase in its own script and direction, with its pronunciation", async () => {
  await renderApp("/phrases/farsi/hello", { phrase });
  expect(document.title).toBe("How to say “Hello” in Farsi (Persian) | Saywhere");
  const card = within(screen.getByRole("article"));
  const native = card.getByText("سلام", { selector: "p" });
  expect(native).toHaveAttribute("lang", "fa");
  expect(native).toHaveAttribute("dir", "rtl");
  expect(card.getByText("Salām")).toHaveAttribute("lang", "fa-Latn");
  expect(card.getByText("“Peace”")).toBeVisible();
  // The native word inside the English note is marked up as well.
  expect(card.getByText("سلام", { selector: "dd *" })).toHaveAttribute("lang", "fa");
});

test("links the phrase page to Home, the language, other forms and the neighboring phrases", async () => {
  await renderApp("/phrases/farsi/hello", { phrase });
  const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(crumbs.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/languages/farsi",
  ]);
  expect(region("Other Forms").getByText("درود")).toHaveAttribute("lang", "fa");
  expect(region("Related Phrases").getByRole("link")).toHaveAttribute("href", "/phrases/farsi/goodbye");
  expect(region("Regional Variations").getByText("Tajikistan")).toBeVisible();
  expect(region("About Farsi (Persian)").getByText(/About 89 million people/)).toBeVisible();

  const around = within(screen.getByRole("navigation", { name: "More in Greetings" }));
  expect(around.getByRole("link", { name: /Welcome/ })).toHaveAttribute("rel", "prev");
  expect(around.getByRole("link", { name: /Good morning/ })).toHaveAttribute(
    "href",
    "/phrases/farsi/good-morning",
  );
});

test("shows what belongs to the phrase first, and what is general about the language last and in short", async () => {
  const detail = () => ({ ...helloInFarsi, audio_url: "https://media.saywhere.test/hello.mp3" });
  await renderApp("/phrases/farsi/hello", { phrase: { detail } });
  await screen.findByRole("region", { name: "Audio & Video Examples" });
  const headings = within(screen.getByRole("main")).getAllByRole("heading");
  expect(headings.map((heading) => heading.textContent)).toEqual([
    "How to say “Hello” in Farsi (Persian)",
    "Other Forms",
    "Regional Variations",
    "Cultural Notes",
    "Audio & Video Examples",
    "Related Phrases",
    "More Farsi (Persian)",
    "“Hello” in Other Languages",
    "About Farsi (Persian)",
  ]);
  const about = region("About Farsi (Persian)");
  expect(about.getByText(/^Farsi, or Persian/)).toHaveTextContent(/^[^.]+[.]$/);
});

test("splits the cultural notes into paragraphs and ends them with the etiquette tip", async () => {
  await renderApp("/phrases/farsi/hello", { phrase });
  const paragraphs = screen.getByRole("region", { name: "Cultural Notes" }).querySelectorAll("p");
  expect([...paragraphs].slice(0, 3).map((paragraph) => paragraph.textContent)).toEqual([
    "Stand up when somebody comes in.",
    "Ask after the family.",
    "Etiquette Tip",
  ]);
});

test("shows a few other languages, the rest on demand, and a link to all of them", async () => {
  const { user } = await renderApp("/phrases/farsi/hello", { phrase });
  const others = within(screen.getByRole("navigation", { name: "“Hello” in Other Languages" }));
  const last = others.getByRole("link", { name: /Language 7/ });
  expect(others.getByRole("link", { name: /Language 5/ })).toHaveAttribute(
    "href",
    "/phrases/language-5/hello",
  );
  expect(last.closest("details")).not.toHaveAttribute("open");
  await user.click(others.getByText("2 more languages"));
  expect(last.closest("details")).toHaveAttribute("open");
  expect(others.getByRole("link", { name: "View all languages" })).toHaveAttribute("href", "/phrases/hello");
});

test("omits the sections of missing phrase details", async () => {
  const bare = {
    ...helloInFarsi,
    regional_variations: [],
    cultural_notes: " \n",
    variants: [],
    related_phrases: [],
    same_phrase_other_languages: [],
    previous: null,
    next: null,
  };
  await renderApp("/phrases/farsi/hello", { phrase: { detail: () => bare } });
  const headings = within(screen.getByRole("main")).getAllByRole("heading", { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    "More Farsi (Persian)",
    "About Farsi (Persian)",
  ]);
  expect(screen.queryByText("Etiquette Tip")).not.toBeInTheDocument();
});

test("redirects an old phrase slug to the current URL", async () => {
  const { router } = await renderApp("/phrases/persian/hi", { phrase });
  expect(router.state.location.pathname).toBe("/phrases/farsi/hello");
});

test("shows the not-found page for an unknown phrase", async () => {
  const missing = failsWith(404);
  await renderApp("/phrases/farsi/nothing", { phrase: { detail: missing, inAllLanguages: missing } });
  expect(screen.getByRole("heading", { name: "Phrase Not Found" })).toBeVisible();
  expect(screen.getByText("We couldn't find the phrase you're looking for.")).toBeVisible();
  const links = within(screen.getByRole("main")).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([["Return Home", "/"]]);
});

test("links a phrase without a translation in the language to the phrase in the others", async () => {
  const inAllLanguages = () => greetings;
  await renderApp("/phrases/spanish/hi", { phrase: { detail: failsWith(404), inAllLanguages } });
  expect(screen.getByRole("heading", { name: "Phrase Not Found" })).toBeVisible();
  expect(screen.getByText("We couldn't find the phrase you're looking for.")).toBeVisible();
  const link = screen.getByRole("link", { name: "See “Hello” in other languages" });
  expect(link).toHaveAttribute("href", "/phrases/hello");
});

test("links no phrase that no language has yet", async () => {
  const inAllLanguages = () => ({ ...greetings, translations: [] });
  await renderApp("/phrases/spanish/hello", { phrase: { detail: failsWith(404), inAllLanguages } });
  expect(screen.getByRole("heading", { name: "Phrase Not Found" })).toBeVisible();
  expect(screen.queryByRole("link", { name: /other languages/ })).not.toBeInTheDocument();
});
