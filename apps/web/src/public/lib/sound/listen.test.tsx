import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { expectConsoleError } from "../../../testing/console-errors.ts";
import { helloInFarsi } from "../../testing/phrase-detail.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { stubVoices, type Utterance } from "../../testing/voices.ts";

const open = (changes: Partial<typeof helloInFarsi> = {}) =>
  renderApp("/phrases/farsi/hello", { phrase: { detail: () => ({ ...helloInFarsi, ...changes }) } });

test("reads a phrase without a recording with the browser's voice, and labels it as synthetic", async () => {
  const spoken = stubVoices("en-US", "fa-IR");
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: "Listen" }));
  expect(screen.getByText("Computer voice")).toBeVisible();
  expect(spoken).toMatchObject([{ text: "سلام", lang: "fa-IR", rate: 1 }]);
  expect(screen.getByRole("button", { name: "Stop" })).toBeVisible();
  act(() => void spoken[0]?.dispatchEvent(new Event("end")));
  expect(screen.getByRole("button", { name: "Listen" })).toBeVisible();
});

test("reads a phrase slowly with the browser's voice", async () => {
  const spoken = stubVoices("fa-IR");
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: "Slowly" }));
  expect(spoken[0]?.rate).toBeLessThan(1);
});

test("shows a note and no player in a browser without voices", async () => {
  await open();
  expect(await screen.findByText("Your device has no Farsi (Persian) voice.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Listen" })).not.toBeInTheDocument();
});

test("shows a note and no player when the voices speak other languages", async () => {
  stubVoices("en-US");
  await open();
  expect(await screen.findByText("Your device has no Farsi (Persian) voice.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Listen" })).not.toBeInTheDocument();
});

const fail = (utterance: Utterance | undefined, error: string) =>
  act(() => void utterance?.dispatchEvent(Object.assign(new Event("error"), { error })));

test("reports a failed voice on the page and on the console", async () => {
  const spoken = stubVoices("fa-IR");
  expectConsoleError(/Speech synthesis failed/);
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: "Listen" }));
  fail(spoken[0], "synthesis-failed");
  expect(await screen.findByRole("alert")).toHaveTextContent("The computer voice could not read this");
  expect(screen.getByRole("button", { name: "Listen" })).toBeVisible();
});

test("stops the voice when the browser leaves the page", async () => {
  stubVoices("fa-IR");
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: "Listen" }));
  vi.mocked(speechSynthesis.cancel).mockClear();
  act(() => void dispatchEvent(new PageTransitionEvent("pagehide")));
  expect(speechSynthesis.cancel).toHaveBeenCalledOnce();
  expect(screen.getByRole("button", { name: "Listen" })).toBeVisible();
});

test("shows no error for a voice that the visitor stopped", async () => {
  const spoken = stubVoices("fa-IR");
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: "Listen" }));
  await user.click(screen.getByRole("button", { name: "Stop" }));
  // A reported failure is on the console too, where this test expects none.
  fail(spoken[0], "canceled");
  expect(screen.getByRole("button", { name: "Listen" })).toBeVisible();
});

test("shows no error for a stopped voice in a browser that reports it at once, as Safari does", async () => {
  const spoken = stubVoices("fa-IR");
  vi.mocked(speechSynthesis.cancel).mockImplementation(() => {
    spoken.at(-1)?.dispatchEvent(Object.assign(new Event("error"), { error: "canceled" }));
  });
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: "Listen" }));
  await user.click(screen.getByRole("button", { name: "Slowly" }));
  await user.click(screen.getByRole("button", { name: "Stop" }));
  expect(spoken).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Listen" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

const RECORDED = { audio_url: "https://media.saywhere.test/hello.mp3" };

/** Stands in for how the browser plays recordings, which jsdom does not. */
function stubPlayback() {
  const played: { url: string; rate: number }[] = [];
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(function playing(
    this: HTMLMediaElement,
  ) {
    played.push({ url: this.src, rate: this.playbackRate });
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => {});
  return { play, played };
}

test("prefers a recording to any voice", async () => {
  const spoken = stubVoices("fa-IR");
  const { played } = stubPlayback();
  const { user } = await open(RECORDED);
  await user.click(await screen.findByRole("button", { name: "Slowly" }));
  expect(played).toEqual([{ url: RECORDED.audio_url, rate: 0.6 }]);
  expect(screen.queryByText(/Computer voice/)).not.toBeInTheDocument();
  expect(spoken).toEqual([]);
});

test("reads the phrase with the browser's voice where its recording cannot be played, once, until it is stopped", async () => {
  const spoken = stubVoices("fa-IR");
  const { play } = stubPlayback();
  play.mockImplementation(function failing(this: HTMLMediaElement) {
    this.dispatchEvent(new Event("error"));
    return Promise.reject(new DOMException("no source", "NotSupportedError"));
  });
  const { user } = await open(RECORDED);
  await user.click(await screen.findByRole("button", { name: "Slowly" }));
  expect(await screen.findByText("The computer voice reads the phrase instead.")).toBeVisible();
  expect(spoken).toMatchObject([{ text: "سلام", lang: "fa-IR", rate: 0.6 }]);
  await user.click(screen.getByRole("button", { name: "Stop" }));
  expect(screen.getByRole("button", { name: "Play audio" })).toBeVisible();
});

test("reports a failed recording on the page and on the console where no voice can read it", async () => {
  const { play } = stubPlayback();
  expectConsoleError(/Audio playback failed/);
  play.mockRejectedValue(new DOMException("no source", "NotSupportedError"));
  const { user } = await open(RECORDED);
  await user.click(await screen.findByRole("button", { name: "Play audio" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The audio could not be played");
  expect(screen.getByRole("button", { name: "Play audio" })).toBeVisible();
});
