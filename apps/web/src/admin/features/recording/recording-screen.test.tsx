import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Microphone } from "../../../shared/recording/microphone/microphone.ts";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { tones } from "../../../testing/tones.ts";
import { farsi } from "../../testing/content.ts";
import { editor } from "../../testing/people.ts";
import { answerUploads, refusedAnswer, storedAnswer } from "../../testing/stored-files.ts";
import { expectToast, toastButton, toasts } from "../../testing/toast.ts";
import { farsiRow, hear, openStudio } from "./testing/open-studio.ts";
import { isAt, phrase, record, status } from "./testing/record.ts";

const ROWS = [farsiRow(1, "Hello"), farsiRow(2, "Thanks"), farsiRow(3, "Sorry")];
const SPEECH = tones([0.5, 0], [1, 0.3], [0.5, 0]);

/** Records speech for the only phrase of the studio. */
async function recordOnly() {
  hear(SPEECH);
  const { user } = await openStudio(ROWS.slice(0, 1), {
    translation: { update: () => ROWS[0]?.translation as never },
  });
  await record(user);
  await status(/^Recorded/);
  return user;
}

test("shows the phrase with its native text in its language and direction, and moves by the arrow keys", async () => {
  const { user } = await openStudio(ROWS);
  expect(await phrase("سلام 1")).toHaveAttribute("dir", "rtl");
  expect(await phrase("سلام 1")).toHaveAttribute("lang", "fa");
  await isAt(/^1 of 3$/);
  await user.keyboard("{ArrowRight}{ArrowDown}{ArrowLeft}");
  await isAt(/^2 of 3$/);
  expect(await phrase("سلام 2")).toBeInTheDocument();
  expect(callsOf("translation.recordingQueue")).toEqual([{ language_id: 2, missing: true }]);
});

test("opens with the language of an editor who is limited to one", async () => {
  await openStudio(ROWS, {}, { url: "/translations/record", me: { ...editor, language_ids: [farsi.id] } });
  expect(await phrase("سلام 1")).toHaveAttribute("lang", "fa");
  expect(screen.getByRole("combobox", { name: "Language" })).toHaveValue("Farsi (Persian)");
});

test("records with Space, stores with Enter, and goes on", async () => {
  hear(SPEECH);
  const sent = answerUploads(storedAnswer);
  const { user } = await openStudio(ROWS, { translation: { update: () => ROWS[0]?.translation as never } });
  await record(user);
  await status("Recorded, 1.2 seconds");
  await user.keyboard("{Enter}");
  await isAt(/^2 of 3$/);
  await expectToast("Recording saved");
  expect(toasts()).toHaveTextContent("“Hello” in Farsi (Persian)");
  expect(sent[0]?.url).toMatch(/^\/api\/cdn\/media\/recordings\/farsi\/hello-[a-z0-9]+\.mp3$/);
  expect(sent[0]?.type).toBe("audio/mpeg");
  expect(callsOf("translation.update")).toEqual([
    {
      id: 1,
      version: 5,
      native_text: "سلام 1",
      audio_url: expect.stringContaining("/recordings/farsi/hello-"),
    },
  ]);
});

test("uploads a file as the recording, goes on, and can undo it", async () => {
  const sent = answerUploads(storedAnswer);
  const update = vi.fn(() => ROWS[0]?.translation as never);
  const { user } = await openStudio(ROWS, { translation: { update } });
  await phrase("سلام 1");
  // Not by `user`, which leaves out other types than the field names: browsers only propose those.
  const upload = (name: string) =>
    fireEvent.change(screen.getByLabelText("Recording to upload"), {
      target: { files: [new File(["ID3"], name)] },
    });
  upload("hello.wav");
  await status("“hello.wav” is not a recording. Choose an MP3 or M4A file.");
  expect(update).not.toHaveBeenCalled();
  upload("hello.mp3");
  await isAt(/^2 of 3$/);
  await expectToast("Recording saved");
  expect(sent[0]?.url).toMatch(/^\/api\/cdn\/media\/recordings\/farsi\/hello-[a-z0-9]+\.mp3$/);
  const [attached] = callsOf("translation.update") as [{ audio_url: string }];
  expect(attached).toMatchObject({ id: 1, version: 5, native_text: "سلام 1" });
  answerApi({
    translation: { row: () => farsiRow(1, "Hello", attached.audio_url), update },
  });
  await user.click(await toastButton("Undo"));
  await expectToast("Recording removed");
  expect(callsOf("translation.update").at(-1)).toMatchObject({ id: 1, audio_url: null });
});

test("keeps a recording that the server refuses, and sends the same one again", async () => {
  answerUploads(() => refusedAnswer(503, "The disk is full."));
  const user = await recordOnly();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The disk is full. Your recording is still here.",
  );
  answerUploads(storedAnswer);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await expectToast("Recording saved");
  expect(callsOf("translation.update")).toHaveLength(1);
});

test("stays at the phrase that is being recorded when another one is chosen", async () => {
  hear(SPEECH);
  const { user } = await openStudio(ROWS);
  await record(user);
  await status(/^Recorded/);
  await user.keyboard("{ArrowRight}");
  await phrase("سلام 2");
  await user.keyboard(" ");
  await status("Recording");
  await user.click(screen.getByRole("button", { name: "Hello" }));
  await isAt(/^2 of 3$/);
  await user.keyboard(" ");
  await status(/^Recorded/);
  await user.keyboard("{ArrowRight}");
  await isAt(/^3 of 3$/);
  expect(screen.getByText("Not saved yet").parentElement).toHaveTextContent(/Hello Thanks$/);
});

test("explains that the microphone was lost as it started, and starts again", async () => {
  vi.stubGlobal("isSecureContext", true);
  const start = vi.fn(() => Promise.resolve());
  start.mockRejectedValueOnce(new DOMException("", "InvalidStateError"));
  hear(SPEECH, { start });
  const { user } = await openStudio(ROWS);
  await phrase("سلام 1");
  await user.keyboard(" ");
  expect(await screen.findByRole("alert")).toHaveTextContent("The microphone could not be started.");
  await user.keyboard(" ");
  await status("Recording");
});

test("does not attach a recording to a text that was changed meanwhile, until the editor has seen it", async () => {
  const sent = answerUploads(storedAnswer);
  const user = await recordOnly();
  const changed = farsiRow(1, "Hello");
  if (changed.translation) changed.translation = { ...changed.translation, native_text: "درود", version: 6 };
  answerApi({ translation: { row: () => changed } });
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("The text was changed while you recorded.");
  expect(await phrase("درود")).toBeInTheDocument();
  expect(callsOf("translation.update")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await expectToast("Recording saved");
  expect(callsOf("translation.update")).toMatchObject([{ version: 6, native_text: "درود" }]);
  expect(sent).toHaveLength(1);
});

test("says that nothing was heard, and records again", async () => {
  hear(tones([1, 0]));
  const { user } = await openStudio(ROWS);
  await record(user);
  expect(await screen.findByText(/^No sound was recorded/)).toHaveRole("status");
  await user.keyboard(" ");
  await status("Recording");
  await user.keyboard("{Escape}");
  await status("Recording canceled");
});

test("keeps a recording until there is a new one: to record again and cancel leaves it", async () => {
  answerUploads(storedAnswer);
  const user = await recordOnly();
  await user.click(screen.getByRole("button", { name: "Record again" }));
  await status("Recording");
  await user.keyboard("{Escape}");
  await status("Recording canceled");
  await user.click(screen.getByRole("button", { name: /^Save and go to next/ }));
  await expectToast("Recording saved");
  expect(callsOf("translation.update")).toHaveLength(1);
});

test("asks before a recording is lost that is not stored", async () => {
  hear(SPEECH);
  const { user, router } = await openStudio(ROWS);
  await record(user);
  await status(/^Recorded/);
  await user.keyboard("{Escape}");
  await screen.findByRole("dialog", { name: "Discard your changes?" });
  await user.click(screen.getByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Leave" }));
  await screen.findByRole("dialog", { name: "Discard your changes?" });
  answerApi({
    translation: { page: () => ({ items: [], next: null, previous: null, total: 0, offset: 0 }) },
  });
  answerApi({ phrase: { options: () => [] } });
  await user.click(screen.getByRole("button", { name: "Discard" }));
  await expect.poll(() => router.state.location.pathname).toBe("/translations");
});

test("records again after the recordings were discarded for a sign-out that failed", async () => {
  answerUploads(storedAnswer);
  const user = await recordOnly();
  answerApi({ account: { signOut: failsWith(503, "The database is not responding.") } });
  await user.click(screen.getByRole("button", { name: /^Account/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Sign out" }));
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await expectToast("The database is not responding.");
  await record(user);
  await status(/^Recorded/);
  await user.click(screen.getByRole("button", { name: /^Save and go to next/ }));
  await expectToast("Recording saved");
  expect(callsOf("translation.update")).toHaveLength(1);
});

test.each([
  ["NotAllowedError", "Your browser does not let this site use the microphone."],
  ["NotFoundError", "No microphone was found."],
  ["NotReadableError", "another program may be using it"],
  ["AbortError", "The microphone could not be started."],
])("explains the error %s of a microphone", async (name, message) => {
  hear(SPEECH);
  vi.stubGlobal("isSecureContext", true);
  vi.spyOn(Microphone, "open").mockRejectedValue(new DOMException("", name));
  const { user } = await openStudio(ROWS);
  await phrase("سلام 1");
  await user.click(screen.getByRole("button", { name: "Record" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
});

test("leads from a language whose phrases all have recordings to all of them", async () => {
  const { user, router } = await openStudio([]);
  expect(await screen.findByText("Every phrase has a recording")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show all phrases" }));
  await expect.poll(() => router.state.location.search).toMatchObject({ show: "all" });
  expect(await screen.findByText("No translations")).toBeInTheDocument();
});
