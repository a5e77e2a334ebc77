import type { Language } from "@saywhere/validators/content/language";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { farsi, japanese } from "../../../testing/languages.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";

const spanish = { ...japanese, slug: "spanish", name: "Spanish", nativeName: "Español" };
const category = (slug: string, name: string, id: number) => ({
  id,
  slug,
  name,
  description: "",
  version: 1,
});
const frame = {
  language: { list: () => [spanish, farsi, japanese] },
  category: { list: () => [category("greetings", "Greetings", 1), category("health", "Health", 2)] },
};

const help = (language: Language): PhraseEntry => ({
  ...phraseEntry("Help", language),
  category: { slug: "health", name: "Health" },
});

interface Asked {
  language?: string | undefined;
  category?: string | undefined;
  after?: string | undefined;
}
type Page = { items: PhraseEntry[]; next: string | null };

const list = (entryPage: (input: Asked) => Page | Promise<Page>) => ({
  ...frame,
  phrase: { entryPage, detail: notAsked },
});
// Cards that get the focus load their page ahead.
const notAsked = () => {
  throw new ApiFailure(404);
};
const cards = () => within(screen.getByRole("list", { name: "Phrases" })).getAllByRole("link");
const inNav = (name: string) => within(screen.getByRole("navigation", { name }));
const filter = (row: string, name: string) => inNav(row).getByRole("link", { name });

test("filters by category and language, each as a link that keeps the other", async () => {
  const asked: Asked[] = [];
  const { router, user } = await renderApp(
    "/phrases",
    list((input) => (asked.push(input), { items: [phraseEntry("Hello")], next: null })),
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Popular Language Phrases");
  expect(filter("Categories", "All Categories")).toHaveAttribute("aria-current", "true");

  await user.click(filter("Categories", "Greetings"));
  await waitFor(() => expect(router.state.location.href).toBe("/phrases?category=greetings"));
  await user.click(filter("Languages", "Farsi (Persian)"));
  await waitFor(() => expect(router.state.location.href).toBe("/phrases?language=farsi&category=greetings"));
  expect(
    await screen.findByRole("heading", { level: 2, name: "Greetings in Farsi (Persian)" }),
  ).toBeVisible();
  expect(filter("Languages", "Farsi (Persian)")).toHaveAttribute("aria-current", "true");
  expect(filter("Categories", "All Categories")).toHaveAttribute("href", "/phrases?language=farsi");
  expect(asked).toEqual([{}, { category: "greetings" }, { language: "farsi", category: "greetings" }]);
});

test("while a choice is loaded, the filters show it and keep the focus and the place, and the list says it is busy", async () => {
  const greetings = Promise.withResolvers<Page>();
  await renderApp(
    "/phrases",
    list(({ category: chosen }) =>
      chosen ? greetings.promise : { items: [phraseEntry("Hello")], next: null },
    ),
  );
  const scrollTo = vi.spyOn(window, "scrollTo");
  const chip = filter("Categories", "Greetings");
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
  chip.focus();
  fireEvent.click(chip);
  // By then a page that is left shows the skeleton of the next one.
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
  expect(chip).toHaveAttribute("aria-current", "true");
  expect(chip).toBeVisible();
  expect(chip).toHaveFocus();
  expect(filter("Categories", "All Categories")).not.toHaveAttribute("aria-current");
  // The other filter already goes by the choice.
  expect(filter("Languages", "Farsi (Persian)")).toHaveAttribute(
    "href",
    "/phrases?language=farsi&category=greetings",
  );
  expect(screen.getByRole("list", { name: "Phrases" }).closest("[aria-busy]")).toBeVisible();

  greetings.resolve({ items: [phraseEntry("Welcome")], next: null });
  await screen.findByText("Welcome");
  expect(document.querySelector("[aria-busy]")).not.toBeInTheDocument();
  expect(chip).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

test("has the three languages of the strip in its order, and the others in a menu that can be searched", async () => {
  const { router, user } = await renderApp(
    "/phrases?category=health",
    list(({ language }) => ({ items: [help(language ? japanese : farsi)], next: null })),
  );
  const tabs = inNav("Languages").getAllByRole("link", { name: /^(All|Farsi|Spanish|Arabic)/ });
  expect(tabs.map((tab) => tab.textContent)).toEqual(["All Languages", "Farsi (Persian)", "Spanish"]);

  await user.click(screen.getByText("More languages"));
  await user.type(screen.getByLabelText("Find a language"), "klingon");
  expect(screen.getByText("No language is called “klingon” here.")).toHaveRole("status");
  await user.clear(screen.getByLabelText("Find a language"));
  await user.type(screen.getByLabelText("Find a language"), "japan{Enter}");
  await waitFor(() => expect(router.state.location.href).toBe("/phrases?language=japanese&category=health"));
  const summary = await screen.findByText("Japanese", { selector: "summary" });
  expect(summary).toHaveAttribute("aria-current", "true");
  expect(summary).toHaveFocus();
  expect(summary.closest("details")).not.toHaveAttribute("open");
});

test("shows more below what is there, goes on with the focus, and is still there when coming back", async () => {
  const first = [phraseEntry("First one"), phraseEntry("First two")];
  const rest = [phraseEntry("Next one"), phraseEntry("Next two")];
  const { router, user } = await renderApp(
    "/phrases",
    list(({ after }) => (after ? { items: rest, next: null } : { items: first, next: "page-2" })),
  );
  expect(screen.getByText("2 phrases shown, more below")).toHaveRole("status");
  const more = screen.getByRole("link", { name: "Show more" });
  expect(more).toHaveAttribute("href", "/phrases?after=page-2");

  await user.click(more);
  await screen.findByText("Next one");
  expect(cards()).toHaveLength(4);
  expect(cards()[2]).toHaveFocus();
  expect(screen.getByText("4 phrases")).toHaveRole("status");
  expect(screen.queryByRole("link", { name: "Show more" })).not.toBeInTheDocument();
  expect(router.state.location.href).toBe("/phrases");

  await router.navigate({ href: "/about" });
  await router.navigate({ href: "/phrases" });
  await waitFor(() => expect(cards()).toHaveLength(4));
});

test("a page from the middle leads back to the beginning, filters kept", async () => {
  await renderApp(
    "/phrases?language=farsi&after=page-2",
    list(() => ({ items: [phraseEntry("Hello")], next: null })),
  );
  expect(screen.getByRole("link", { name: "Back to the first phrases" })).toHaveAttribute(
    "href",
    "/phrases?language=farsi",
  );
});

test("tells when more could not be loaded, and leaves the link to try again", async () => {
  const { user } = await renderApp(
    "/phrases",
    list(({ after }) => {
      if (after) throw new ApiFailure(429);
      return { items: [phraseEntry("Hello")], next: "page-2" };
    }),
  );
  await user.click(screen.getByRole("link", { name: "Show more" }));
  expect(await screen.findByText("More phrases could not be loaded")).toBeVisible();
  expect(screen.getByRole("link", { name: "Show more" })).not.toHaveAttribute("aria-busy");
  expect(cards()).toHaveLength(1);
});

test("says when nothing passes the filters, and takes them off", async () => {
  const { router, user } = await renderApp(
    "/phrases?language=japanese&category=health",
    list(({ language }) => ({ items: language ? [] : [phraseEntry("Hello")], next: null })),
  );
  expect(screen.getByRole("heading", { name: "No phrases found" })).toBeVisible();
  expect(screen.getByText("No phrases match your current filter selection.")).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Reset Filters" }));
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(router.state.location.href).toBe("/phrases");
});

test("shows no card without both slugs", async () => {
  const broken = { ...phraseEntry("Broken"), phrase: { slug: "", english: "Broken" } };
  await renderApp(
    "/phrases",
    list(() => ({ items: [phraseEntry("Hello"), broken], next: null })),
  );
  expect(cards().map((card) => card.getAttribute("href"))).toEqual(["/phrases/farsi/hello"]);
});

test("goes on to the present address of a language that was renamed", async () => {
  const { router } = await renderApp(
    "/phrases?language=persian",
    list(() => ({ items: [phraseEntry("Hello")], next: null })),
  );
  expect(router.state.location.href).toBe("/phrases?language=farsi");
});

test("begins anew where a page of the list is no more", async () => {
  const { router } = await renderApp(
    "/phrases?language=farsi&after=old",
    list(({ after }) => {
      if (after) throw new ApiFailure(400);
      return { items: [phraseEntry("Hello")], next: null };
    }),
  );
  expect(router.state.location.href).toBe("/phrases?language=farsi");
});
