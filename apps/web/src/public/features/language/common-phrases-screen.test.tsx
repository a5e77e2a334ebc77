import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { farsi } from "../../../testing/languages.ts";
import { SAVED_PHRASES_KEY } from "../../lib/saved-phrases.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { stubVoices } from "../../testing/voices.ts";

const hello = {
  id: 134,
  slug: "hello",
  english: "Hello",
  native_text: "سلام",
  romanization: "Salām",
  pronunciation_guide: "sa-LAHM",
  audio_url: null,
};
const greetings = {
  slug: "greetings",
  name: "Greetings",
  description: "Saying hello.",
  phrases: [hello, { ...hello, id: 135, slug: "bye", english: "Goodbye", romanization: null }],
};
const health = { ...greetings, slug: "health", name: "Health", phrases: [] };
const whole = { count: 2, next: null, previous: null };
const language = { commonPhrases: () => ({ ...whole, language: farsi, categories: [greetings, health] }) };

test("lists every phrase by category, with links to each category", async () => {
  await renderApp("/languages/farsi/common-phrases", { language });
  expect(screen.getByText(/2 everyday phrases in/)).toBeVisible();
  const jumps = within(screen.getByRole("navigation", { name: "Categories on this page" }));
  for (const jump of jumps.getAllByRole("link")) {
    expect(document.querySelector(jump.getAttribute("href") ?? "")).toHaveTextContent(jump.textContent);
  }
  const row = screen.getByRole("link", { name: "Hello" });
  expect(row).toHaveAttribute("href", "/phrases/farsi/hello");
  expect(row.parentElement).toHaveTextContent("HelloسلامRomanization: SalāmPronunciation: sa-lahmsa-LAHM");
  expect(screen.getAllByText("سلام")[0]).toHaveAttribute("dir", "rtl");
});

test("filters the phrases of all categories, and announces how many are left", async () => {
  const { user } = await renderApp("/languages/farsi/common-phrases", { language });
  await user.type(screen.getByRole("searchbox", { name: "Find a phrase" }), "good");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Hello" })).not.toBeInTheDocument());
  expect(screen.getByRole("link", { name: "Goodbye" })).toBeVisible();
  expect(screen.getByText("1 of 2 phrases")).toHaveRole("status");
  await user.type(screen.getByRole("searchbox", { name: "Find a phrase" }), "xyz");
  await user.click(await screen.findByRole("button", { name: "Show all phrases" }));
  expect(await screen.findByRole("link", { name: "Hello" })).toBeVisible();
  expect(screen.getByRole("main")).toHaveFocus();
});

test("saves a phrase from its row with what its own page would save, and removes it again", async () => {
  const { user } = await renderApp("/languages/farsi/common-phrases", { language });
  const save = await screen.findByRole("button", { name: "Save “Hello” in Farsi (Persian)" });
  expect(save).toHaveAttribute("aria-pressed", "false");
  await user.click(save);
  expect(save).toHaveAttribute("aria-pressed", "true");
  const { slug, name, code, script, direction } = farsi;
  expect(JSON.parse(localStorage.getItem(SAVED_PHRASES_KEY) ?? "[]")).toEqual([
    {
      id: 134,
      phrase: { slug: "hello", english: "Hello" },
      language: { slug, name, code, script, direction },
      category: { slug: "greetings", name: "Greetings" },
      native_text: "سلام",
      romanization: "Salām",
      pronunciation_guide: "sa-LAHM",
      audio_url: null,
    },
  ]);
  await user.click(save);
  expect(localStorage.getItem(SAVED_PHRASES_KEY)).toBe("[]");
});

test("reads a phrase in its row with the browser's voice, one phrase at a time", async () => {
  const spoken = stubVoices("fa-IR");
  const { user } = await renderApp("/languages/farsi/common-phrases", { language });
  await user.click(await screen.findByRole("button", { name: "Listen to “Hello”" }));
  expect(spoken).toMatchObject([{ text: "سلام", lang: "fa-IR" }]);
  expect(screen.getByRole("button", { name: "Stop “Hello”" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Listen to “Goodbye”" }));
  expect(screen.getByRole("button", { name: "Listen to “Hello”" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Stop “Goodbye”" })).toBeVisible();
  act(() => void spoken[1]?.dispatchEvent(new Event("end")));
  expect(screen.getByRole("button", { name: "Listen to “Goodbye”" })).toBeVisible();
});

test("offers no listening where the browser has no voice and the phrases have no recording", async () => {
  stubVoices("en-US");
  await renderApp("/languages/farsi/common-phrases", { language });
  expect(await screen.findByRole("button", { name: "Save “Hello” in Farsi (Persian)" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Listen/ })).not.toBeInTheDocument();
});

test("prints the phrase list with the URL of its source", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  const { user } = await renderApp("/languages/farsi/common-phrases", { language });
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByText("https://saywhere.test/languages/farsi/common-phrases")).toBeInTheDocument();
});

test("links the pages of a long list and shows its total length", async () => {
  const asked: object[] = [];
  const commonPhrases = (input: { after?: string | undefined; before?: string | undefined }) => {
    asked.push(input);
    const place = input.after ? { previous: "p", next: null } : { previous: null, next: "n" };
    return { count: 1_234, language: farsi, categories: [greetings], ...place };
  };
  const { user } = await renderApp("/languages/farsi/common-phrases", { language: { commonPhrases } });
  expect(screen.getByText(/1,234 everyday phrases in/)).toBeVisible();
  expect(document.querySelector("meta[name=robots]")).toBeNull();
  const next = screen.getByRole("link", { name: "Next phrases" });
  expect(next).toHaveAttribute("href", "/languages/farsi/common-phrases?after=n");
  expect(screen.queryByRole("link", { name: "Previous phrases" })).toBeNull();
  await user.click(next);
  expect(await screen.findByRole("link", { name: "Previous phrases" })).toHaveAttribute(
    "href",
    "/languages/farsi/common-phrases?before=p",
  );
  expect(screen.queryByRole("link", { name: "Next phrases" })).toBeNull();
  // The link that had the focus is gone.
  await expectFocus(() => screen.getByRole("main"));
  await expect.poll(() => asked).toEqual([{ slug: "farsi" }, { slug: "farsi", after: "n" }]);
});

test("shows all phrases of the next page after the phrases of a page were filtered", async () => {
  const commonPhrases = ({ after }: { after?: string | undefined }) =>
    after
      ? { ...language.commonPhrases(), previous: "p" }
      : { ...language.commonPhrases(), categories: [greetings], next: "n" };
  const { user } = await renderApp("/languages/farsi/common-phrases", { language: { commonPhrases } });
  await user.type(screen.getByRole("searchbox", { name: "Find a phrase" }), "good");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Hello" })).not.toBeInTheDocument());
  await user.click(screen.getByRole("link", { name: "Next phrases" }));
  expect(await screen.findByRole("link", { name: "Previous phrases" })).toBeVisible();
  expect(await screen.findByRole("link", { name: "Hello" })).toBeVisible();
  expect(screen.getByRole("searchbox", { name: "Find a phrase" })).toHaveValue("");
});

test("redirects a stale cursor to the first page of the list", async () => {
  const commonPhrases = ({ after }: { after?: string | undefined }) => {
    if (after) throw new ApiFailure(400);
    return language.commonPhrases();
  };
  const { router } = await renderApp("/languages/farsi/common-phrases?after=old", {
    language: { commonPhrases },
  });
  expect(await screen.findByRole("link", { name: "Hello" })).toBeVisible();
  expect(router.state.location.href).toBe("/languages/farsi/common-phrases");
});
