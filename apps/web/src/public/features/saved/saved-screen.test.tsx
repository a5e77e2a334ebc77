import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { expectConsoleError } from "../../../testing/console-errors.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { japanese } from "../../../testing/languages.ts";
import { SAVED_PHRASES_KEY } from "../../lib/saved-phrases.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { stubVoices } from "../../testing/voices.ts";

const keep = (entries: unknown) => localStorage.setItem(SAVED_PHRASES_KEY, JSON.stringify(entries));
const phrases = () =>
  screen.getAllByRole("listitem").filter((item) => within(item).queryByRole("button", { name: /^Remove/ }));

test("lists saved phrases by language, each with a link to its page", async () => {
  keep([phraseEntry("Thank you"), phraseEntry("Hello", japanese), phraseEntry("Goodbye")]);
  await renderApp("/saved");
  const farsi = within(screen.getByRole("region", { name: "Farsi (Persian)" }));
  expect(farsi.getByRole("link", { name: /Thank you/ })).toHaveAttribute("href", "/phrases/farsi/thank-you");
  expect(farsi.getByRole("link", { name: /Goodbye/ })).toBeVisible();
  expect(within(screen.getByRole("region", { name: "Japanese" })).getByText("日本語")).toHaveAttribute(
    "lang",
    "ja",
  );
});

test("removes a saved phrase, and restores it to its position on undo", async () => {
  keep([phraseEntry("Thank you"), phraseEntry("Goodbye")]);
  const { user } = await renderApp("/saved");
  await user.click(screen.getByRole("button", { name: "Remove “Thank you” in Farsi (Persian)" }));
  expect(phrases()).toHaveLength(1);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(phrases()[0]).toHaveTextContent("Thank you");
});

test("moves the focus to the next phrase when one is removed, else to the one before, else to the page", async () => {
  const inFarsi = (english: string) =>
    screen.getByRole("button", { name: `Remove “${english}” in Farsi (Persian)` });
  keep([phraseEntry("Thank you"), phraseEntry("Goodbye"), phraseEntry("Hello", japanese)]);
  const { user } = await renderApp("/saved");
  await user.click(inFarsi("Goodbye"));
  await expectFocus(() => screen.getByRole("button", { name: "Remove “Hello” in Japanese" }));
  await user.keyboard("{Enter}");
  await expectFocus(() => inFarsi("Thank you"));
  await user.keyboard("{Enter}");
  await expectFocus(() => screen.getByRole("main"));
  expect(screen.getByRole("heading", { name: "No saved phrases yet" })).toBeVisible();
});

test("undoes a removal without losing what another tab saved in between", async () => {
  const [thanks, bye] = [phraseEntry("Thank you"), phraseEntry("Goodbye")];
  keep([thanks, bye]);
  const { user } = await renderApp("/saved");
  await user.click(screen.getByRole("button", { name: "Remove “Goodbye” in Farsi (Persian)" }));
  keep([phraseEntry("Hello"), thanks]);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: SAVED_PHRASES_KEY })));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(phrases()).toHaveLength(3);
});

test("says so when a phrase cannot be removed", async () => {
  keep([phraseEntry("Thank you")]);
  const { user } = await renderApp("/saved");
  const setItem = vi
    .spyOn(Storage.prototype, "setItem")
    .mockThrow(new DOMException("blocked", "SecurityError"));
  await user.click(screen.getByRole("button", { name: "Remove “Thank you” in Farsi (Persian)" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The phrase could not be removed");
  setItem.mockRestore();
  expect(phrases()).toHaveLength(1);
});

test("offers an import, and neither print nor export, while nothing is saved", async () => {
  await renderApp("/saved");
  expect(screen.getByRole("heading", { name: "No saved phrases yet" })).toBeVisible();
  const buttons = within(screen.getByRole("main")).getAllByRole("button");
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["Import Backup or CSV"]);
});

test("excludes the saved page from search indexes", async () => {
  await renderApp("/saved");
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
});

const spokenEntry = { ...phraseEntry("Good night"), native_text: "شب بخیر", romanization: "Shab bekheyr" };

test("shows the pronunciation that was saved with a phrase, also in print", async () => {
  keep([{ ...spokenEntry, pronunciation_guide: "SHAB be-khayr" }]);
  await renderApp("/saved");
  expect(screen.getByRole("link", { name: /Good night/ })).toHaveTextContent("SHAB be-khayr");
});

test("prints the list", async () => {
  keep([spokenEntry]);
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  const { user } = await renderApp("/saved");
  await user.click(await screen.findByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});

test("copies the list as text with its URLs where the browser cannot share", async () => {
  keep([spokenEntry, phraseEntry("Hello", japanese)]);
  const { user } = await renderApp("/saved");
  await user.click(await screen.findByRole("button", { name: "Share" }));
  expect(await screen.findByText("List copied")).toBeVisible();
  const { origin } = window.location;
  await expect(navigator.clipboard.readText()).resolves.toBe(
    [
      `Farsi (Persian)\n\nGood night: شب بخیر\nShab bekheyr\n${origin}/phrases/farsi/good-night`,
      `Japanese\n\nHello: 日本語\n${origin}/phrases/japanese/hello`,
    ].join("\n\n\n"),
  );
});

test("shares the list with another app where the browser can", async () => {
  keep([spokenEntry]);
  const share = vi.fn<() => Promise<void>>().mockResolvedValue();
  const { user } = await renderApp("/saved");
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  await user.click(await screen.findByRole("button", { name: "Share" }));
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: "Saved Phrases",
    text: expect.stringContaining("Good night: شب بخیر"),
  });
  Reflect.deleteProperty(navigator, "share");
});

test("plays all phrases one after the other, and stops on request", async () => {
  const spoken = stubVoices("fa-IR");
  keep([spokenEntry, phraseEntry("Hello", japanese), phraseEntry("Goodbye")]);
  const { user } = await renderApp("/saved");
  await user.click(await screen.findByRole("button", { name: "Play all" }));
  // Japanese is omitted: this browser has no voice for it.
  act(() => void spoken[0]?.dispatchEvent(new Event("end")));
  expect(spoken.map(({ text }) => text)).toEqual(["شب بخیر", "فارسی"]);
  await user.click(screen.getByRole("button", { name: "Stop" }));
  act(() => void spoken[1]?.dispatchEvent(new Event("end")));
  expect(screen.getByRole("button", { name: "Play all" })).toBeVisible();
});

const recorded = (english: string) => ({
  ...phraseEntry(english, japanese),
  audio_url: "/files/media/lost.mp3",
});

test.each([
  ["1 recording could not be played", [recorded("Hello")]],
  ["2 recordings could not be played", [recorded("Hello"), recorded("Thank you")]],
  ["The computer voice could not read 2 phrases", [phraseEntry("Hello"), phraseEntry("Thank you")]],
  ["2 phrases could not be played", [recorded("Hello"), phraseEntry("Thank you")]],
])("goes on where a phrase cannot be played, and says at the end: %s", async (message, saved) => {
  expectConsoleError(/Audio playback failed|Speech synthesis failed/);
  stubVoices("fa-IR");
  const fail = (utterance: EventTarget) => queueMicrotask(() => utterance.dispatchEvent(new Event("error")));
  vi.spyOn(speechSynthesis, "speak").mockImplementation(fail);
  const playback = vi.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValue(new DOMException());
  keep(saved);
  const { user } = await renderApp("/saved");
  await user.click(await screen.findByRole("button", { name: "Play all" }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole("button", { name: "Play all" })).toBeVisible();
  playback.mockRestore();
});

test("offers to play all phrases as soon as a voice is known, even after the browser had none", async () => {
  stubVoices("en-US");
  const voice = (lang: string) => ({ lang, localService: true, default: false }) as SpeechSynthesisVoice;
  const getVoices = vi.spyOn(speechSynthesis, "getVoices").mockReturnValue([voice("en-US")]);
  keep([phraseEntry("Goodbye")]);
  await renderApp("/saved");
  await waitFor(() => expect(getVoices).toHaveBeenCalled());
  expect(screen.queryByRole("button", { name: "Play all" })).not.toBeInTheDocument();
  getVoices.mockReturnValue([voice("fa-IR")]);
  act(() => void speechSynthesis.dispatchEvent(new Event("voiceschanged")));
  expect(await screen.findByRole("button", { name: "Play all" })).toBeVisible();
});

test("does not offer to play phrases without a voice or a recording in their language", async () => {
  stubVoices("en-US");
  keep([spokenEntry]);
  await renderApp("/saved");
  expect(await screen.findByRole("button", { name: "Print" })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Play all" })).not.toBeInTheDocument());
});
