import { MAX_RECORDING_BYTES } from "@saywhere/validators/files/upload-limits";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsOf } from "../../../../testing/api.ts";
import { editor } from "../../../testing/people.ts";
import { answerUploads, refusedAnswer, storedAnswer } from "../../../testing/stored-files.ts";
import { expectToast, toastButton } from "../../../testing/toast.ts";
import { openList } from "../testing/open-list.ts";
import { farsi, row, stored } from "../testing/rows.ts";

const before = "https://example.org/before.mp3";

/** Opens the edit dialog of a translation into Farsi, as an editor of that language, and types into it. */
async function openDialog() {
  const rows = [row(farsi, { audio_url: before })];
  const { user } = await openList(
    rows,
    "/translations?edit=102",
    { translation: { update: () => stored() } },
    { ...editor, language_ids: [farsi.id] },
  );
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Translation" }));
  await user.type(dialog.getByRole("textbox", { name: "Usage Notes" }), "To anyone");
  // Not by `user`, which leaves out other types than the field names: browsers only propose those.
  const upload = (file: File) =>
    fireEvent.change(dialog.getByLabelText("Recording to upload"), { target: { files: [file] } });
  return { user, dialog, upload, audio: () => dialog.getByRole("textbox", { name: "Audio URL" }) };
}

const mp3 = () => new File(["ID3"], "My hello.MP3");

test("uploads a recording below its language, and saves it with what was typed, as the version that was opened", async () => {
  const sent = answerUploads(storedAnswer);
  const { user, dialog, upload, audio } = await openDialog();
  upload(mp3());
  await expectToast("Recording uploaded");
  expect(sent).toMatchObject([
    {
      url: expect.stringMatching(/^\/api\/cdn\/media\/recordings\/farsi\/hello-[a-z0-9]+\.mp3$/),
      type: "audio/mpeg",
    },
  ]);
  expect(audio()).toHaveDisplayValue(/\/recordings\/farsi\/hello-/);
  expect(callsOf("translation.update")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Update Translation" }));
  await expectToast("Translation updated");
  expect(callsOf("translation.update")).toMatchObject([
    { id: 102, version: 5, usage_notes: "To anyone", audio_url: expect.stringContaining("/hello-") },
  ]);
});

test("returns to the audio before an upload by the toast, and keeps what was typed", async () => {
  answerUploads(storedAnswer);
  const { user, dialog, upload, audio } = await openDialog();
  upload(mp3());
  await expectToast("Recording uploaded");
  await user.click(await toastButton("Undo"));
  expect(audio()).toHaveValue(before);
  expect(dialog.getByRole("textbox", { name: "Usage Notes" })).toHaveValue("To anyone");
});

test.each([
  ["“hello.wav” is not a recording. Choose an MP3 or M4A file.", new File(["RIFF"], "hello.wav")],
  ["“hello.mp3” is empty.", new File([""], "hello.mp3")],
  [
    "“hello.m4a” has 2.2 MB; the limit for recordings is 2.0 MB.",
    new File([new Uint8Array(MAX_RECORDING_BYTES + 200_000)], "hello.m4a"),
  ],
])("says beside the field what is wrong with a file, and sends nothing: %s", async (message, file) => {
  const sent = answerUploads(storedAnswer);
  const { dialog, upload, audio } = await openDialog();
  upload(file);
  expect(await dialog.findByRole("alert")).toHaveTextContent(message);
  expect(audio()).toHaveValue(before);
  expect(sent).toEqual([]);
});

test("says by the file's own name why the server refused it, until another file is uploaded", async () => {
  answerUploads(({ url }) =>
    refusedAnswer(400, `“${url.split("/").at(-1)}” is not an MP3: it contains PNG.`),
  );
  const { dialog, upload, audio } = await openDialog();
  upload(mp3());
  expect(await dialog.findByRole("alert")).toHaveTextContent(
    "“My hello.MP3” is not an MP3: it contains PNG.",
  );
  expect(audio()).toHaveValue(before);
  answerUploads(storedAnswer);
  upload(mp3());
  await expectToast("Recording uploaded");
  expect(dialog.queryByRole("alert")).toBeNull();
});

test("neither saves nor closes without a question while a recording is uploaded", async () => {
  const arrived = Promise.withResolvers<void>();
  answerUploads(async (sent) => {
    await arrived.promise;
    return storedAnswer(sent);
  });
  const { user, dialog, upload, audio } = await openDialog();
  await user.clear(dialog.getByRole("textbox", { name: "Usage Notes" }));
  upload(mp3());
  expect(await dialog.findByRole("button", { name: "Uploading..." })).toHaveAttribute("aria-busy", "true");
  await user.type(dialog.getByRole("textbox", { name: "Usage Notes" }), "To friends");
  await user.keyboard("{Control>}{Enter}{/Control}{Escape}");
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  arrived.resolve();
  await expectToast("Recording uploaded");
  expect(audio()).toHaveDisplayValue(/\/recordings\/farsi\/hello-/);
  expect(dialog.getByRole("textbox", { name: "Usage Notes" })).toHaveValue("To friends");
  expect(callsOf("translation.update")).toEqual([]);
  expect(await dialog.findByRole("button", { name: "Update Translation" })).not.toHaveAttribute("aria-busy");
});

test("leaves at once by Discard while a recording is uploaded", async () => {
  answerUploads(() => new Promise<never>(() => {}));
  const { user, dialog, upload } = await openDialog();
  upload(mp3());
  await dialog.findByRole("button", { name: "Uploading..." });
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

test("offers no upload for a translation that is not stored yet", async () => {
  const { user } = await openList([row(farsi, {})]);
  await user.click(await screen.findByRole("button", { name: "Add Translation" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add Translation" }));
  expect(dialog.queryByRole("button", { name: "Upload" })).toBeNull();
});
