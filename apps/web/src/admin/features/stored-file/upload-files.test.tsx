import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsOf } from "../../../testing/api.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { paste } from "../../testing/paste.ts";
import { administrator } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { listOf, refusedAnswer, type SentFile, storedAnswer } from "../../testing/stored-files.ts";
import { expectToast, toasts } from "../../testing/toast.ts";
import { beginUpload, fileOf, openUpload } from "./testing/open-upload.ts";

test("renames several files, puts them in a folder and uploads them to the list", async () => {
  const { user, dialog, sent, choose } = await openUpload();
  await choose(fileOf("How are you?.MP3"), fileOf("b.wav", "wave"));
  const name = dialog.getByRole("textbox", { name: "Name of How are you?.MP3" });
  expect(name).toHaveValue("How-are-you.mp3");
  await user.clear(name);
  await paste(user, name, "chetori ?.mp3");
  await paste(user, dialog.getByRole("textbox", { name: "Folder (optional)" }), "/audio / farsi/");
  await user.click(dialog.getByRole("button", { name: "Upload 2 files" }));
  expect(await dialog.findByText("2 uploaded")).toBeInTheDocument();
  expect(new Map(sent.map(({ url, body }) => [url, body]))).toEqual(
    new Map([
      ["/api/cdn/media/audio/farsi/chetori.mp3", "12345"],
      ["/api/cdn/media/audio/farsi/b.wav", "wave"],
    ]),
  );
  await expectToast("Media uploaded");
  expect(toasts()).toHaveTextContent("2 media files have been added to the CDN.");
  expect(await dialog.findByText(/ was uploaded\. 2 uploaded\.$/)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(
    await screen.findByRole("button", { name: "Delete chetori.mp3 in audio/farsi" }),
  ).toBeInTheDocument();
  await expectFocus(() => screen.getByRole("button", { name: "Upload New Media" }));
});

test("shows why a file would be rejected before it is sent, and sends the others", async () => {
  const { user, dialog, sent } = await openUpload();
  // Like a browser that lets the user choose files that `accept` does not name.
  fireEvent.change(dialog.getByLabelText("Files to upload", { selector: "input" }), {
    target: { files: [fileOf("virus.exe"), fileOf("empty.mp3", ""), fileOf("a b.mp3"), fileOf("a-b.mp3")] },
  });
  expect(dialog.getByRole("textbox", { name: "Name of virus.exe" })).toHaveAccessibleDescription(
    /This type of file is not supported/,
  );
  expect(dialog.getByRole("textbox", { name: "Name of empty.mp3" })).toHaveAccessibleDescription(
    "This file is empty.",
  );
  expect(dialog.getByRole("textbox", { name: "Name of a-b.mp3" })).toHaveAccessibleDescription(
    /Another file in this list has the same name/,
  );
  await user.click(dialog.getByRole("button", { name: "Upload 1 file" }));
  expect(await dialog.findByText("1 uploaded")).toBeInTheDocument();
  expect(sent.map(({ url }) => url)).toEqual(["/api/cdn/media/a-b.mp3"]);
  await expectToast("The media file has been added to the CDN.");
});

test("shows the progress of a file, keeps its position when it fails, and retries it", async () => {
  let answer: (sent: SentFile) => Response = () =>
    refusedAnswer(400, "This looks like a PNG, and is called mp3.");
  const begun = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const { user, dialog, choose } = await openUpload([], async (request) => {
    begun.resolve();
    await go.promise;
    return answer(request);
  });
  await choose(fileOf("a.mp3"));
  await user.click(dialog.getByRole("button", { name: "Upload 1 file" }));
  await begun.promise;
  const bar = dialog.getByRole("progressbar", { name: "Upload of a.mp3" });
  expect(bar).toHaveAttribute("aria-valuenow", "0");
  expect(dialog.getByText("0 B of 5 B")).toBeInTheDocument();
  expect(dialog.getByRole("button", { name: "Uploading..." })).toHaveAttribute("aria-busy", "true");
  go.resolve();
  expect(await dialog.findByText("This looks like a PNG, and is called mp3.")).toBeInTheDocument();
  answer = storedAnswer;
  await user.click(dialog.getByRole("button", { name: "Try again: a.mp3" }));
  expect(await dialog.findByText("Uploaded")).toBeInTheDocument();
});

test("replaces, renames or skips an existing name, for each file or for all", async () => {
  const { user, dialog, sent, choose } = await openUpload(["a.mp3", "b.mp3", "c.mp3"]);
  await choose(fileOf("a.mp3"), fileOf("b.mp3"), fileOf("c.mp3"));
  await user.click(dialog.getByRole("button", { name: "Upload 3 files" }));
  const replace = await dialog.findByRole("group", { name: "a.mp3 already exists." });
  const all = dialog.getByRole("group", { name: "All existing files" });
  await expectFocus(() => all);
  await user.click(within(replace).getByRole("button", { name: "Replace" }));
  await expectFocus(() => dialog.getAllByRole("listitem")[0]);
  await dialog.findByText("Uploaded");
  expect(dialog.queryByRole("button", { name: "Done" })).toBeNull();
  await user.click(within(all).getByRole("button", { name: "Keep both for all" }));
  await expectFocus(() => dialog.getByRole("list", { name: "Files to upload" }));
  expect(await dialog.findByText("b-2.mp3")).toBeInTheDocument();
  expect(await dialog.findByText("3 uploaded")).toBeInTheDocument();
  expect(new Set(sent.map(({ url }) => url))).toEqual(
    new Set(["/api/cdn/media/a.mp3?replace=true", "/api/cdn/media/b-2.mp3", "/api/cdn/media/c-2.mp3"]),
  );
});

test("cancels one file and removes it from the list", async () => {
  const { user, dialog } = await beginUpload();
  await user.click(dialog.getByRole("button", { name: "Cancel the upload of a.mp3" }));
  expect(dialog.getByText("Canceled")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Remove a.mp3 from the list" }));
  expect(dialog.queryByRole("list", { name: "Files to upload" })).toBeNull();
  await expectFocus(() => dialog.getByRole("button", { name: "Choose files" }));
});

test("opens the dialog with files dropped on the section, and rejects folders", async () => {
  await renderAdmin("/cdn", {
    me: administrator,
    answers: { file: { assets: listOf([]), media: listOf([]) } },
  });
  const item = (file: File, isDirectory = false) => ({
    kind: "file",
    getAsFile: () => file,
    webkitGetAsEntry: () => ({ isDirectory }),
  });
  const dataTransfer = { types: ["Files"], items: [item(fileOf("a.png")), item(fileOf("folder"), true)] };
  const empty = await screen.findByText("No assets uploaded yet");
  fireEvent.dragEnter(empty, { dataTransfer });
  expect(screen.getByText("Drop to upload to the assets")).toBeInTheDocument();
  fireEvent.drop(empty, { dataTransfer });
  const dialog = within(await screen.findByRole("dialog", { name: "Upload New Asset" }));
  expect(screen.queryByText("Drop to upload to the assets")).toBeNull();
  expect(dialog.getByRole("textbox", { name: "Name of a.png" })).toHaveValue("a.png");
  expect(dialog.queryByRole("textbox", { name: "Name of folder" })).toBeNull();
  expect(dialog.getByRole("alert")).toHaveTextContent("Folders cannot be uploaded.");
  await expect.poll(() => callsOf("file.assets")).toHaveLength(1);
});
