import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../../testing/api.ts";
import { failsWith } from "../../../../testing/api-failure.ts";
import { expectFocus } from "../../../../testing/expect-focus.ts";
import { administrator, editor } from "../../../testing/people.ts";
import { answerUploads, listOf, storedAnswer, storedFile } from "../../../testing/stored-files.ts";
import { openList } from "../testing/open-list.ts";
import { farsi, row } from "../testing/rows.ts";

const salam = storedFile("audio/farsi/salam.mp3");
const files = [salam, storedFile("greeting.mp4"), storedFile("greeting.vtt")];

/** Opens the edit dialog of a translation, and the library for one of its fields. */
async function openLibrary(field: "Audio" | "Video", { held = files, me = editor } = {}) {
  const { user } = await openList(
    [row(farsi, {})],
    "/translations?edit=102",
    { file: { media: listOf(held) } },
    me,
  );
  const form = within(await screen.findByRole("dialog", { name: "Edit Translation" }));
  await user.type(form.getByRole("textbox", { name: "Usage Notes" }), "To anyone");
  const button = form.getByRole("button", { name: `Choose from media for ${field} URL` });
  await user.click(button);
  const name = field === "Audio" ? "Choose audio" : "Choose a video";
  const library = within(await screen.findByRole("dialog", { name }));
  return { user, form, button, library };
}

test("plays and chooses a recording, keeps the typed text in the dialog, and returns the focus", async () => {
  const { user, form, button, library } = await openLibrary("Audio");
  await library.findByText("salam.mp3");
  await expectFocus(() => library.getByRole("searchbox", { name: "Search media files" }));
  expect(library.queryByText("greeting.mp4")).toBeNull();
  await user.click(library.getByRole("button", { name: "Play salam.mp3 in audio/farsi" }));
  expect(library.getByLabelText("Player: salam.mp3")).toHaveAttribute("src", salam.url);
  expect(library.queryByRole("button", { name: "Upload New Media" })).toBeNull();
  await user.click(library.getByRole("button", { name: "Choose salam.mp3 in audio/farsi" }));
  await expect.poll(() => screen.queryByRole("dialog", { name: "Choose audio" })).toBeNull();
  expect(form.getByRole("textbox", { name: "Audio URL" })).toHaveValue(salam.url);
  expect(form.getByRole("textbox", { name: "Usage Notes" })).toHaveValue("To anyone");
  expect(await form.findByText(/^Media file:/)).toHaveTextContent("Media file: salam.mp3 in audio/farsi");
  await expectFocus(() => button);
});

test("shows files of the matching kind, and all of them on request", async () => {
  const { user, library } = await openLibrary("Video");
  const names = () => library.getAllByRole("listitem").map((item) => item.querySelector("bdi")?.textContent);
  await library.findByText("greeting.mp4");
  expect(names()).toEqual(["greeting.mp4"]);
  await user.click(library.getByRole("switch", { name: "Show all file types" }));
  expect(names()).toEqual(["salam.mp3", "greeting.mp4", "greeting.vtt"]);
  await user.type(library.getByRole("searchbox", { name: "Search media files" }), "farsi");
  await expect.poll(names).toEqual(["salam.mp3"]);
  expect(callsOf("file.media").at(-1)).toEqual({ search: "farsi", limit: 100 });
});

test("skips pages without a matching file", async () => {
  const sounds = Array.from({ length: 230 }, (_, index) => storedFile(`a-${1_000 + index}.mp3`));
  const { library } = await openLibrary("Video", { held: [...sounds, storedFile("z.mp4")] });
  expect(await library.findByText("z.mp4")).toBeInTheDocument();
  await expect.poll(() => callsOf("file.media")).toHaveLength(3);
});

test("closes only the library on Escape, and saves nothing on Ctrl+Enter in it", async () => {
  const { user, form } = await openLibrary("Audio");
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(callsOf("translation.update")).toEqual([]);
  await user.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("dialog", { name: "Choose audio" })).toBeNull();
  expect(screen.queryByText("Discard your changes?")).toBeNull();
  expect(form.getByRole("textbox", { name: "Usage Notes" })).toHaveValue("To anyone");
});

test("lets administrators upload from the library, and lists their uploads first", async () => {
  answerUploads(storedAnswer);
  const { user, library } = await openLibrary("Audio", { me: administrator });
  await library.findByText("salam.mp3");
  await user.click(library.getByRole("button", { name: "Upload New Media" }));
  const upload = within(await screen.findByRole("dialog", { name: "Upload New Media" }));
  await user.upload(upload.getByLabelText("Files to upload", { selector: "input" }), [
    new File(["1"], "zz.mp3"),
  ]);
  await user.click(upload.getByRole("button", { name: "Upload 1 file" }));
  await user.click(await upload.findByRole("button", { name: "Done" }));
  expect(library.getAllByRole("button", { name: /^Choose / }).map(({ ariaLabel }) => ariaLabel)).toEqual([
    "Choose zz.mp3",
    "Choose salam.mp3 in audio/farsi",
  ]);
});

test("shows why the library failed to load, and an empty state without files", async () => {
  const { user } = await openList([row(farsi, {})], "/translations?edit=102", {
    file: { media: failsWith(503, "The object storage does not answer.") },
  });
  await user.click(await screen.findByRole("button", { name: "Choose from media for Audio URL" }));
  const library = within(await screen.findByRole("dialog", { name: "Choose audio" }));
  expect(await library.findByRole("alert")).toHaveTextContent("The object storage does not answer.");
  answerApi({ file: { media: listOf([]) } });
  await user.click(library.getByRole("button", { name: "Try again" }));
  expect(await library.findByText("No media files uploaded yet")).toBeInTheDocument();
});
