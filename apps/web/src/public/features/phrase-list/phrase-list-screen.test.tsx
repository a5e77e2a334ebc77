import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { farsi, japanese } from "../../../testing/languages.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { type Asked, help, list, type Page } from "../../testing/phrase-list-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

const cards = () => within(screen.getByRole("list", { name: "Phrases" })).getAllByRole("link");
const inNav = (name: string) => within(screen.getByRole("navigation", { name }));
const filter = (row: string, name: string) => inNav(row).getByRole("link", { name });

test("filters by category and language with links that preserve the other filter", async () => {
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
  await expect
    .poll(() => asked)
    .toEqual([{}, { category: "greetings" }, { language: "farsi", category: "greetings" }]);
});

test("keeps the focus, the position and the busy list on screen while a chosen filter loads", async () => {
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
  // After this time, a page that is not kept on screen shows the skeleton of the next one.
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
  expect(chip).toHaveAttribute("aria-current", "true");
  expect(chip).toBeVisible();
  await expectFocus(() => chip);
  expect(filter("Categories", "All Categories")).not.toHaveAttribute("aria-current");
  // The other filter's links already include the choice.
  expect(filter("Languages", "Farsi (Persian)")).toHaveAttribute(
    "href",
    "/phrases?language=farsi&category=greetings",
  );
  expect(screen.getByRole("list", { name: "Phrases" }).closest("[aria-busy]")).toBeVisible();

  greetings.resolve({ items: [phraseEntry("Welcome")], next: null });
  await screen.findByText("Welcome");
  expect(document.querySelector("[aria-busy]")).not.toBeInTheDocument();
  await expectFocus(() => chip);
  expect(scrollTo).not.toHaveBeenCalled();
});

test("shows the three languages of the specification as tabs in order, and the others in a searchable menu", async () => {
  const { router, user } = await renderApp(
    "/phrases?category=health",
    list(({ language }) => ({ items: [help(language ? japanese : farsi)], next: null })),
  );
  const tabs = inNav("Languages").getAllByRole("link", { name: /^(All|Farsi|Spanish|Arabic)/ });
  expect(tabs.map((tab) => tab.textContent)).toEqual(["All Languages", "Farsi (Persian)", "Spanish"]);

  await user.click(screen.getByText("More languages"));
  await user.type(await screen.findByLabelText("Find a language"), "klingon");
  expect(screen.getByText("No languages match “klingon”.")).toHaveRole("status");
  await user.clear(screen.getByLabelText("Find a language"));
  await user.type(screen.getByLabelText("Find a language"), "japan{Enter}");
  await waitFor(() => expect(router.state.location.href).toBe("/phrases?language=japanese&category=health"));
  const summary = await screen.findByText("Japanese", { selector: "summary" });
  expect(summary).toHaveAttribute("aria-current", "true");
  await expectFocus(() => summary);
  expect(summary.closest("details")).not.toHaveAttribute("open");
});

test('appends more cards on "Show more", moves the focus to them, and restores them on return', async () => {
  const first = [phraseEntry("First one"), phraseEntry("First two")];
  const rest = [phraseEntry("Next one"), phraseEntry("Next two")];
  const { router, user } = await renderApp(
    "/phrases",
    list(({ after }) => (after ? { items: rest, next: null } : { items: first, next: "page-2" })),
  );
  expect(screen.getByText("Phrases in all languages: 2 phrases shown")).toHaveRole("status");
  const more = screen.getByRole("link", { name: "Show more" });
  expect(more).toHaveAttribute("href", "/phrases?after=page-2");

  await user.click(more);
  await screen.findByText("Next one");
  expect(cards()).toHaveLength(4);
  await expectFocus(() => cards()[2]);
  expect(screen.getByText("Phrases in all languages: 4 phrases")).toHaveRole("status");
  expect(screen.queryByRole("link", { name: "Show more" })).not.toBeInTheDocument();
  expect(router.state.location.href).toBe("/phrases");

  await router.navigate({ href: "/about" });
  await router.navigate({ href: "/phrases" });
  await waitFor(() => expect(cards()).toHaveLength(4));
});

test("links a page in the middle of the list to its start and preserves the filters", async () => {
  await renderApp(
    "/phrases?language=farsi&after=page-2",
    list(() => ({ items: [phraseEntry("Hello")], next: null })),
  );
  expect(screen.getByRole("link", { name: "Back to the first page" })).toHaveAttribute(
    "href",
    "/phrases?language=farsi",
  );
});

test("shows an error when more phrases could not be loaded, and keeps the link for a retry", async () => {
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

test("shows an empty state when no phrase matches the filters, and clears the filters", async () => {
  const { router, user } = await renderApp(
    "/phrases?language=japanese&category=health",
    list(({ language }) => ({ items: language ? [] : [phraseEntry("Hello")], next: null })),
  );
  expect(screen.getByRole("heading", { name: "No phrases found" })).toBeVisible();
  expect(screen.getByText("No phrases match your current filter selection.")).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Reset Filters" }));
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(router.state.location.href).toBe("/phrases");
  // The link is gone.
  await expectFocus(() => screen.getByRole("main"));
});

test("omits entries without both slugs", async () => {
  const broken = { ...phraseEntry("Broken"), phrase: { slug: "", english: "Broken" } };
  await renderApp(
    "/phrases",
    list(() => ({ items: [phraseEntry("Hello"), broken], next: null })),
  );
  expect(cards().map((card) => card.getAttribute("href"))).toEqual(["/phrases/farsi/hello"]);
});

test("redirects the filter of a renamed language to its current slug", async () => {
  const { router } = await renderApp(
    "/phrases?language=persian",
    list(() => ({ items: [phraseEntry("Hello")], next: null })),
  );
  expect(router.state.location.href).toBe("/phrases?language=farsi");
});

test("restarts the list at its first page when the cursor is stale", async () => {
  const { router } = await renderApp(
    "/phrases?language=farsi&after=old",
    list(({ after }) => {
      if (after) throw new ApiFailure(400);
      return { items: [phraseEntry("Hello")], next: null };
    }),
  );
  expect(router.state.location.href).toBe("/phrases?language=farsi");
});
