import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiAnswers, answerApi, callsOf, failOnDemand } from "../../../testing/api.ts";
import { ApiFailure, failsWith } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { administrator } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { listOf, storedFile } from "../../testing/stored-files.ts";
import { expectToast, toasts } from "../../testing/toast.ts";

const none = { assets: listOf([]), media: listOf([]) };
const salam = storedFile("audio/farsi/salam.mp3");

async function openFiles(file: ApiAnswers["file"] = {}) {
  const { user } = await renderAdmin("/cdn", { me: administrator, answers: { file: { ...none, ...file } } });
  return user;
}

const part = async (name: "Assets" | "Media Files") => within(await screen.findByRole("region", { name }));

test("lists assets with name and folder, size, date, and actions", async () => {
  await openFiles({
    assets: listOf([
      storedFile("images/home/hero.png", { size: 1_258_291 }),
      storedFile("قائمة.pdf", { size: 500 }),
    ]),
  });
  const assets = await part("Assets");
  await assets.findByText("hero.png");
  const rows = assets.getAllByRole("row");
  expect(
    within(rows[0] as HTMLElement)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Filename", "Size", "Last Modified", "Actions"]);
  const hero = within(rows[1] as HTMLElement);
  expect(hero.getByRole("rowheader")).toHaveTextContent("hero.pngimages/home");
  expect(hero.getByText("hero.png").tagName).toBe("BDI");
  expect(hero.getByText("1.2 MB")).toBeInTheDocument();
  expect(rows[1]?.querySelector("time")).toHaveAttribute("datetime", "2026-03-01T12:00:00.000Z");
  const view = hero.getByRole("link", { name: "View hero.png in images/home, in a new tab" });
  expect(view).toHaveAttribute("href", "https://media.test/images/home/hero.png");
  expect(view).toHaveAttribute("target", "_blank");
  expect(hero.getByRole("button", { name: "Delete hero.png in images/home" })).toBeInTheDocument();
  expect(within(rows[2] as HTMLElement).getByText("500 B")).toBeInTheDocument();
});

test("copies the URL of a file", async () => {
  const user = await openFiles({ assets: listOf([storedFile("a b.png")]) });
  await user.click(await screen.findByRole("button", { name: "Copy the URL of a b.png" }));
  await expectToast("URL copied");
  expect(await navigator.clipboard.readText()).toBe("https://media.test/a%20b.png");
});

test("shows an empty state in both stores without files", async () => {
  await openFiles();
  expect(await screen.findByText("No assets uploaded yet")).toBeInTheDocument();
  expect(await screen.findByText("No media files uploaded yet")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Upload New Asset" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Upload New Media" })).toBeInTheDocument();
});

test("shows placeholder rows while files load, and an error with a retry button when they fail to load", async () => {
  const late = failOnDemand(new ApiFailure(503, "The object storage does not answer. Check S3_ENDPOINT."));
  const user = await openFiles({ assets: late.answer });
  const assets = await part("Assets");
  expect(assets.getByRole("region", { name: "List of assets" })).toHaveAttribute("aria-busy", "true");
  expect(assets.getAllByRole("row")).toHaveLength(4);
  late.fail();
  expect(await assets.findByRole("alert")).toHaveTextContent(
    "The object storage does not answer. Check S3_ENDPOINT.",
  );
  answerApi({ file: { assets: listOf([storedFile("a.png")]) } });
  await user.click(assets.getByRole("button", { name: "Try again" }));
  expect(await assets.findByText("a.png")).toBeInTheDocument();
});

test("searches files by name, and shows fifty at a time", async () => {
  const many = Array.from({ length: 60 }, (_, index) => storedFile(`file-${100 + index}.mp3`));
  const user = await openFiles({ media: listOf(many) });
  const media = await part("Media Files");
  expect(await media.findByText("The first 50 files")).toBeInTheDocument();
  expect(media.getAllByRole("row")).toHaveLength(51);
  await user.click(media.getByRole("button", { name: "Show more" }));
  const count = await media.findByText("60 files");
  expect(media.getByText("file-159.mp3")).toBeInTheDocument();
  await expectFocus(() => count);
  expect(media.queryByRole("button", { name: "Show more" })).toBeNull();
  await user.type(media.getByRole("searchbox", { name: "Search media files" }), "nothing{Enter}");
  expect(await media.findByText("No media files found matching “nothing”")).toBeInTheDocument();
  expect(callsOf("file.media")).toEqual([
    { limit: 50 },
    { limit: 50, after: "file-149.mp3" },
    { limit: 50, search: "nothing" },
  ]);
});

test("plays media in the page one at a time, and shows an error for a file that cannot be played", async () => {
  const user = await openFiles({
    media: listOf([storedFile("a.mp3"), storedFile("b.mp4"), storedFile("c.vtt")]),
  });
  await user.click(await screen.findByRole("button", { name: "Play a.mp3" }));
  const audio = screen.getByLabelText("Player: a.mp3");
  expect(audio.tagName).toBe("AUDIO");
  expect(audio).toHaveAttribute("src", "https://media.test/a.mp3");
  await user.click(screen.getByRole("button", { name: "Play b.mp4" }));
  expect(screen.queryByLabelText("Player: a.mp3")).toBeNull();
  expect(screen.getByLabelText("Player: b.mp4").tagName).toBe("VIDEO");
  await user.click(screen.getByRole("button", { name: "Stop b.mp4" }));
  expect(screen.queryByLabelText("Player: b.mp4")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Play a.mp3" }));
  fireEvent.error(screen.getByLabelText("Player: a.mp3"));
  expect(screen.getByRole("alert")).toHaveTextContent("a.mp3 could not be played.");
  expect(screen.getByRole("link", { name: "View c.vtt, in a new tab" })).toBeInTheDocument();
});

test("lists the translations that lose a deleted file, and uses the specification's texts", async () => {
  const files = [salam, storedFile("b.mp3")];
  const usedBy = (id: number, field: "audio_url" | "video_url") => ({
    id,
    language: "Farsi",
    english: "Hello",
    field,
  });
  const user = await openFiles({
    media: (input) => listOf(files)(input),
    uses: () => ({ total: 1_214, translations: [usedBy(1, "audio_url"), usedBy(1, "video_url")] }),
    deleteMedia: () => {
      files.splice(0, 1);
      return { success: true };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Delete salam.mp3 in audio/farsi" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete Media" });
  expect(dialog).toHaveTextContent(
    "Are you sure you want to delete salam.mp3 in audio/farsi? This action cannot be undone.",
  );
  const question = within(dialog);
  expect(
    await question.findByText(/^1,214 translations use it\. Their audio or video will stop working/),
  ).toBeInTheDocument();
  expect(question.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Farsi: “Hello” (audio)",
    "Farsi: “Hello” (video)",
    "and 1,212 more",
  ]);
  await user.click(question.getByRole("button", { name: "Delete Media" }));
  await expectToast("Media deleted");
  expect(toasts()).toHaveTextContent("The media file has been removed from the CDN.");
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByText("salam.mp3")).toBeNull();
  await expectFocus(() => screen.getByRole("heading", { name: "Media Files" }));
  await expect.poll(() => callsOf("file.uses")).toEqual([{ store: "media", key: "audio/farsi/salam.mp3" }]);
  expect(callsOf("file.deleteMedia")).toEqual([{ key: "audio/farsi/salam.mp3" }]);
});

test("keeps the dialog open with the error when a delete fails; treats a missing file as deleted", async () => {
  const files = [storedFile("a.png")];
  const user = await openFiles({
    assets: (input) => listOf(files)(input),
    uses: () => ({ total: 0, translations: [] }),
    deleteAsset: failsWith(503, "The object storage does not answer."),
  });
  await user.click(await screen.findByRole("button", { name: "Delete a.png" }));
  const question = within(await screen.findByRole("dialog", { name: "Delete Asset" }));
  expect(await question.findByText("No translations use it.")).toBeInTheDocument();
  await user.click(question.getByRole("button", { name: "Delete Asset" }));
  await expectToast("Delete failed");
  expect(toasts()).toHaveTextContent("The object storage does not answer.");
  expect(await question.findByRole("alert")).toHaveTextContent("The object storage does not answer.");
  files.splice(0);
  answerApi({ file: { deleteAsset: failsWith(404, "There is no such file") } });
  await user.click(question.getByRole("button", { name: "Delete Asset" }));
  await expectToast("Someone else deleted a.png.");
  expect(await screen.findByText("No assets uploaded yet")).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("shows in the dialog when the uses of a file fail to load, and can still delete the file", async () => {
  const user = await openFiles({
    assets: listOf([storedFile("a.png")]),
    uses: failsWith(500, "The database is not responding."),
    deleteAsset: () => ({ success: true }),
  });
  await user.click(await screen.findByRole("button", { name: "Delete a.png" }));
  const question = within(await screen.findByRole("dialog", { name: "Delete Asset" }));
  expect(
    await question.findByText(/Could not check whether translations use this asset/),
  ).toBeInTheDocument();
  await user.click(question.getByRole("button", { name: "Delete Asset" }));
  await expectToast("The asset has been removed from the CDN.");
});
