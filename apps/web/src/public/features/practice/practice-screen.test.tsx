import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { setOnline } from "../../../testing/api.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { farsi, japanese, spanish } from "../../../testing/languages.ts";
import { SAVED_PHRASES_KEY, type SavedPhrase, writeSavedPhrases } from "../../lib/saved-phrases.ts";
import { stubAudio } from "../../testing/audio.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { forgetProgress } from "./progress.ts";

const say = (english: string, language: typeof japanese, native_text: string, romanization?: string) => ({
  ...phraseEntry(english, language),
  native_text,
  romanization: romanization ?? null,
});
const health = { slug: "health", name: "Health" };
const phrases = [
  say("Thank you", japanese, "ありがとう", "Arigatō"),
  say("Goodbye", japanese, "さようなら", "Sayōnara"),
  say("Yes", japanese, "はい", "Hai"),
  { ...say("Help", japanese, "助けて", "Tasukete"), category: health },
  say("Hello", farsi, "سلام", "Salām"),
  say("Please", spanish, "Por favor"),
];

const details = { pronunciation_guide: null, usage_notes: null };

const open = (url: string) =>
  renderApp(url, {
    language: {
      list: () => [japanese, farsi, spanish],
      forms: () => [],
      popularPhrases: ({ slug }) => phrases.filter(({ language }) => language.slug === slug).slice(0, 1),
    },
    category: {
      list: () => [
        { id: 1, slug: "greetings", name: "Greetings", description: "", version: 1 },
        { id: 2, ...health, description: "", version: 1 },
      ],
    },
    sheet: {
      entries: ({ language, phrases: slugs }) =>
        phrases
          .filter((entry) => entry.language.slug === language && slugs.includes(entry.phrase.slug))
          .map((entry) => ({ ...entry, ...details, audio_url: `/files/${entry.phrase.slug}.mp3` })),
    },
    phrase: {
      entryPage: ({ language, after }) => {
        const entries = phrases.filter((entry) => entry.language.slug === language);
        // Two to a page.
        const start = Number(after ?? 0);
        const next = start + 2 < entries.length ? String(start + 2) : null;
        return { items: entries.slice(start, start + 2), next };
      },
    },
  });

const start = () => screen.findByRole("button", { name: "Start practice" });
const card = () => screen.findByRole("group", { name: "Card" });
const counts = () =>
  screen
    .getAllByRole("definition")
    .map((count) => `${count.previousSibling?.textContent} ${count.textContent}`);

beforeEach(() => {
  vi.useRealTimers();
  forgetProgress();
});

test("lists the languages, and stays out of search indexes", async () => {
  await open("/practice?category=health");
  const languages = within(screen.getByRole("region", { name: "Languages" })).getAllByRole("link");
  expect(languages.map((link) => link.getAttribute("href"))).toEqual([
    "/practice?language=japanese&category=health",
    "/practice?language=farsi&category=health",
    "/practice?language=spanish&category=health",
  ]);
  expect(screen.getByText("Tap Save on a phrase to practice it here.")).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
});

test("offers the sets of a language, with the phrases of the chosen one", async () => {
  await open("/practice?language=japanese");
  await start();
  expect(counts()).toEqual(["Due 0", "New 4", "Practiced 0"]);
  const sets = within(screen.getByRole("navigation", { name: "Sets" })).getAllByRole("link");
  expect(sets.map((link) => link.getAttribute("href"))).toEqual([
    "/practice?language=japanese",
    "/practice?language=japanese&set=popular",
    "/practice?language=japanese&category=greetings",
    "/practice?language=japanese&category=health",
  ]);
});

test.each([
  ["set=popular", "New 1"],
  ["category=greetings", "New 3"],
  ["category=health", "New 1"],
])("practices the phrases of %s", async (choice, fresh) => {
  await open(`/practice?language=japanese&${choice}`);
  await start();
  expect(counts()[1]).toBe(fresh);
});

test("plays a session by keyboard: reveal, grade, and ask the forgotten card again", async () => {
  const { user } = await open("/practice?language=japanese&category=greetings");
  await user.click(await start());
  expect(await card()).toHaveTextContent("Say it in Japanese");
  expect(await card()).toHaveTextContent("Thank you");
  expect(await card()).not.toHaveTextContent("ありがとう");
  expect(screen.getByText("3 cards left")).toBeVisible();
  await user.keyboard(" ");
  expect(screen.getByText("ありがとう")).toHaveAttribute("lang", "ja");
  expect(screen.getByRole("button", { name: "Good next in 10 min" })).toHaveAttribute(
    "aria-keyshortcuts",
    "3",
  );

  await user.keyboard("1");
  expect(await card()).toHaveTextContent("Goodbye");
  expect(screen.getByText("3 cards left")).toBeVisible();
  await user.keyboard("{Enter}4");
  expect(screen.getByText("2 cards left")).toBeVisible();
  await user.keyboard(" 4");
  expect(await card()).toHaveTextContent("Thank you");
  await user.keyboard(" 4");
  await expectFocus(() => screen.findByRole("heading", { name: "Done for now" }));
  expect(screen.getByText(/^4 answers/)).toHaveTextContent(/The next card is due/);

  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(counts()).toEqual(["Due 0", "New 0", "Practiced 3"]);
  expect(screen.getByRole("button", { name: "Practice ahead" })).toBeVisible();
});

test("ignores the keys of grades before the answer, and with a modifier", async () => {
  const { user } = await open("/practice?language=farsi");
  await user.click(await start());
  await user.keyboard("3");
  expect(screen.getByText("1 card left")).toBeVisible();
  await user.keyboard(" {Control>}3{/Control}");
  expect(screen.getByRole("group", { name: "How well did you know it?" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "End" }));
  expect(counts()).toEqual(["Due 0", "New 1", "Practiced 0"]);
});

test("accepts a typed romanization without accents, and suggests a grade", async () => {
  const { user } = await open("/practice?language=farsi");
  await user.click(await screen.findByRole("radio", { name: "Typing" }));
  await user.click(await start());
  await expectFocus(() =>
    screen.getByRole("textbox", { name: "Type it in Farsi (Persian), or in Latin letters" }),
  );
  await user.keyboard("salam{Enter}");
  expect(screen.getByText("Correct.")).toBeVisible();
  expect(screen.getByText("سلام")).toHaveAttribute("dir", "rtl");
});

test.each(["language=japanese", "language=japanese&category=greetings", "language=japanese&set=popular"])(
  "plays the recording of a card in the session of %s",
  async (set) => {
    const played = stubAudio();
    const { user } = await open(`/practice?${set}`);
    await user.click(await screen.findByRole("button", { name: /^(Start practice|Practice ahead)$/ }));
    const asked = (await card()).textContent;
    const slug = phrases.find(({ phrase }) => asked?.includes(phrase.english))?.phrase.slug;
    await user.keyboard(" ");
    await user.click(await screen.findByRole("button", { name: "Play audio" }));
    expect(played).toEqual([`/files/${slug}.mp3`]);
  },
);

test("plays the recording that was saved with a phrase while offline, and none for another form", async () => {
  const played = stubAudio();
  const hello = { ...phrases[4], audio_url: "/files/saved.mp3" };
  localStorage.setItem(SAVED_PHRASES_KEY, JSON.stringify([hello]));
  const { user } = await open("/practice?set=saved");
  await start();
  setOnline(false);
  await user.click(await start());
  await user.keyboard(" ");
  await user.click(await screen.findByRole("button", { name: "Play audio" }));
  expect(played).toEqual(["/files/saved.mp3"]);
  await user.click(screen.getByRole("button", { name: "End" }));
  const form = { label: "informal", slug: "informal" };
  act(() => void writeSavedPhrases([{ ...(hello as SavedPhrase), form }]));
  await user.click(await start());
  await user.keyboard(" ");
  expect(await screen.findByText(/Your device has no Farsi \(Persian\) voice/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Play audio" })).not.toBeInTheDocument();
});

test("remembers how the visitor practices, and asks a saved phrase in the other direction", async () => {
  localStorage.setItem(SAVED_PHRASES_KEY, JSON.stringify(phrases.slice(3)));
  localStorage.setItem("saywhere.practice-options", JSON.stringify({ asked: "to-english", way: "choose" }));
  const { user } = await open("/practice?set=saved");
  await start();
  expect(screen.getByRole("radio", { name: "To English" })).toBeChecked();
  await user.click(await start());
  expect(await card()).toHaveTextContent("What does this mean?");
  const answers = within(screen.getByRole("list", { name: "Answers" })).getAllByRole("button");
  expect(answers.map((answer) => answer.textContent?.slice(1)).toSorted()).toEqual([
    "Hello",
    "Help",
    "Please",
  ]);
  const right = answers.findIndex((answer) => answer.textContent?.endsWith("Help"));
  await user.keyboard(String(right + 1));
  expect(screen.getByText("Correct.")).toBeVisible();
  // The number that chose the answer does not grade it as well.
  expect(screen.getByText("3 cards left")).toBeVisible();
});

test("shows that a set is missing offline, and loads it when the connection is back", async () => {
  const { router } = await open("/practice");
  setOnline(false);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await act(() => router.navigate({ to: "/practice", search: { language: "japanese" } }));
  expect(await screen.findByRole("heading", { name: "No Connection" })).toBeVisible();
  expect(screen.getByText(/^You’re offline and haven’t practiced Japanese on this device/)).toBeVisible();
  setOnline(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await start()).toBeVisible();
});

test("loads a set that was missing offline also when the browser does not report the connection", async () => {
  const { router } = await open("/practice");
  setOnline(false);
  await act(() => router.navigate({ to: "/practice", search: { language: "japanese" } }));
  expect(await screen.findByRole("heading", { name: "No Connection" })).toBeVisible();
  expect(screen.getByText(/^This site can’t be reached, and you haven’t practiced Japanese/)).toBeVisible();
  setOnline(true);
  expect(await screen.findByRole("button", { name: "Start practice" }, { timeout: 10_000 })).toBeVisible();
});

test("names a language that does not exist, and offers the others", async () => {
  await open("/practice?language=klingon");
  expect(screen.getByText("There is no language “klingon” here. Choose one below.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Japanese 日本語" })).toBeVisible();
});

test("continues with the same cards when all of them are due again", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval"] });
  const { user } = await open("/practice?language=japanese&category=health");
  await user.click(await start());
  await user.keyboard(" 4");
  act(() => void vi.setSystemTime("2100-01-01").advanceTimersByTime(30_000));
  await user.click(await screen.findByRole("button", { name: "Continue" }));
  expect(await card()).toHaveTextContent("Help");
});
