import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerApi } from "../../../../testing/api.ts";
import { setSpeakingAs } from "../../../lib/speaking-as/speaking-as.ts";
import { stubAudio } from "../../../testing/audio.ts";
import { helloInFarsi } from "../../../testing/phrase-detail.ts";
import { renderApp } from "../../../testing/render-app.tsx";

const open = async (changes: Partial<typeof helloInFarsi>) => {
  const app = await renderApp("/phrases/farsi/hello", {
    phrase: { detail: () => ({ ...helloInFarsi, ...changes }) },
  });
  return { ...app, examples: within(await screen.findByRole("region", { name: "Audio & Video Examples" })) };
};

test("sends no request to YouTube before the visitor presses play", async () => {
  const { user, examples } = await open({ video_url: "https://www.youtube.com/shorts/dQw4w9WgXcQ?t=5" });
  expect(document.querySelector("iframe")).toBeNull();
  const facade = examples.getByRole("link", { name: /Play video/ });
  expect(facade).toHaveAttribute("href", "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5");
  await user.click(facade);
  expect(examples.getByTitle("Video: “Hello” in Farsi (Persian)")).toHaveAttribute(
    "src",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=5",
  );
});

test("leaves the focus where the visitor moved it while a video plays", async () => {
  const detail = { ...helloInFarsi, video_url: "https://youtu.be/dQw4w9WgXcQ" };
  const { user, examples } = await open(detail);
  await user.click(examples.getByRole("link", { name: /Play video/ }));
  expect(examples.getByTitle(/^Video/)).toHaveFocus();
  const save = screen.getByRole("button", { name: "Save phrase" });
  save.focus();
  answerApi({ language: { forms: () => [] } });
  act(() => void setSpeakingAs({ register: "formal", regions: {} }));
  expect(await screen.findByText("درود", { selector: "p" })).toBeVisible();
  expect(save).toHaveFocus();
});

test("stops a video when the visitor opens another phrase with the same one", async () => {
  const next = { slug: "thanks", english: "Thank you" };
  const hello = { ...helloInFarsi, next, video_url: "https://youtu.be/dQw4w9WgXcQ" };
  const thanks = { ...hello, id: hello.id + 1, phrase: { ...hello.phrase, ...next }, next: null };
  const { user } = await renderApp("/phrases/farsi/hello", {
    phrase: {
      detail: ({ phraseSlug }: { phraseSlug: string }) => (phraseSlug === "thanks" ? thanks : hello),
    },
  });
  await user.click(await screen.findByRole("link", { name: /Play video/ }));
  await user.click(screen.getByRole("link", { name: /Thank you/ }));
  expect(await screen.findByRole("heading", { level: 1, name: /Thank you/ })).toBeVisible();
  expect(document.querySelector("iframe")).toBeNull();
  expect(screen.getByRole("link", { name: /Play video/ })).toBeVisible();
});

test("links to a video on any other host", async () => {
  const { examples } = await open({ video_url: "https://video.saywhere.test/hello" });
  expect(examples.getByRole("link", { name: "Watch the video on video.saywhere.test" })).toHaveAttribute(
    "href",
    "https://video.saywhere.test/hello",
  );
});

test.each([
  ["with its host", `${location.origin}/files/media/hello.mp4`],
  ["as a path on this site", "/files/media/hello.mp4"],
])("shows a player for an uploaded video %s that loads nothing before playback", async (_how, url) => {
  const { examples } = await open({ video_url: url });
  const player = examples.getByLabelText("Video: “Hello” in Farsi (Persian)");
  expect(player).toHaveAttribute("src", url);
  expect(player).toHaveAttribute("preload", "none");
  expect(player).toHaveAttribute("controls");
  expect(player).toHaveAttribute("playsinline");
});

test("names no host in a link to a page of this site", async () => {
  const { examples } = await open({ video_url: "/files/media/hello" });
  expect(examples.getByRole("link", { name: "Watch the video" })).toHaveAttribute(
    "href",
    "/files/media/hello",
  );
});

test("shows a player for a recording that loads nothing before playback", async () => {
  const { examples } = await open({ audio_url: "https://media.saywhere.test/hello.mp3" });
  expect(examples.getByLabelText("Audio: “Hello” in Farsi (Persian)")).toHaveAttribute("preload", "none");
});

test("plays one sound at a time, in the players of the examples as above", async () => {
  stubAudio();
  const pause = vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  // Once each: files that share this page may have loaded the player more than once, after they reset their modules.
  const paused = () => [...new Set(pause.mock.contexts)];
  const { user, examples } = await open({
    audio_url: "https://media.saywhere.test/hello.mp3",
    video_url: `${location.origin}/files/media/hello.mp4`,
  });
  await user.click(await screen.findByRole("button", { name: "Play audio" }));
  const audio = examples.getByLabelText(/^Audio/);
  fireEvent.play(audio);
  expect(await screen.findByRole("button", { name: "Play audio" })).toBeVisible();
  // One that was paused and goes on does not stop itself.
  fireEvent.play(audio);
  const video = examples.getByLabelText(/^Video/);
  fireEvent.play(video);
  await waitFor(() => expect(paused()).toEqual([audio]));
  await user.click(screen.getByRole("button", { name: "Slowly" }));
  expect(paused()).toEqual([audio, video]);
});
