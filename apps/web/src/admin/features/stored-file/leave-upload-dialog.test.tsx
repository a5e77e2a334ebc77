import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi } from "../../../testing/api.ts";
import { leaveScreen } from "../../lib/leave-screen.ts";
import { paste } from "../../testing/paste.ts";
import { refusedAnswer, storedAnswer } from "../../testing/stored-files.ts";
import { beginUpload, fileOf, openUpload } from "./testing/open-upload.ts";

test("asks for confirmation when the dialog is closed during an upload, and aborts the upload", async () => {
  const { user, dialog } = await beginUpload();
  await user.keyboard("{Escape}");
  const question = () => screen.findByRole("dialog", { name: "Stop uploading?" });
  expect(await question()).toHaveTextContent("1 file is not uploaded yet. Uploaded files stay.");
  await user.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("dialog", { name: "Stop uploading?" })).toBeNull();
  expect(dialog.getByRole("progressbar")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await user.click(within(await question()).getByRole("button", { name: "Stop uploading" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

test.each([
  ["a name", "Name of a.mp3", "b.mp3"],
  ["a folder", "Folder (optional)", "audio"],
])(
  "asks for confirmation before closing loses %s that was typed and not used yet",
  async (_, label, text) => {
    const { user, dialog, choose } = await openUpload();
    await choose(fileOf("a.mp3"));
    const field = dialog.getByRole("textbox", { name: label });
    await user.clear(field);
    await paste(user, field, text);
    const discard = async () => within(await screen.findByRole("dialog", { name: "Discard your changes?" }));
    await user.keyboard("{Escape}");
    await user.click((await discard()).getByRole("button", { name: "Keep editing" }));
    expect(field).toHaveValue(text);
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await user.click((await discard()).getByRole("button", { name: "Discard" }));
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  },
);

test("asks for confirmation before closing loses a name whose upload failed", async () => {
  const { user, dialog, choose } = await openUpload([], () => refusedAnswer(503, "Try again."));
  await choose(fileOf("a.mp3"));
  const field = dialog.getByRole("textbox", { name: "Name of a.mp3" });
  await user.clear(field);
  await paste(user, field, "b.mp3");
  await user.click(dialog.getByRole("button", { name: "Upload 1 file" }));
  await dialog.findByText("Try again.");
  await user.keyboard("{Escape}");
  const question = within(await screen.findByRole("dialog", { name: "Discard your changes?" }));
  await user.click(question.getByRole("button", { name: "Discard" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

test("asks for confirmation before closing loses a folder whose uploads failed, until a file is stored in it", async () => {
  let answer: typeof storedAnswer = () => refusedAnswer(503, "It is away.");
  const { user, dialog, choose } = await openUpload([], (sent) => answer(sent));
  await choose(fileOf("a.mp3"));
  await paste(user, dialog.getByRole("textbox", { name: "Folder (optional)" }), "audio/farsi");
  await user.click(dialog.getByRole("button", { name: "Upload 1 file" }));
  await dialog.findByText("It is away.");
  await user.keyboard("{Escape}");
  const question = within(await screen.findByRole("dialog", { name: "Discard your changes?" }));
  await user.click(question.getByRole("button", { name: "Keep editing" }));
  expect(dialog.getByRole("textbox", { name: "Folder (optional)" })).toHaveValue("audio/farsi");
  answer = storedAnswer;
  await user.click(dialog.getByRole("button", { name: "Try again: a.mp3" }));
  expect(await dialog.findByText("Uploaded")).toBeInTheDocument();
  await user.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

test("closes without a question when files were only chosen", async () => {
  const { user, choose } = await openUpload();
  await choose(fileOf("How are you?.MP3"));
  await user.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

test("leaves the screen by one Discard of a typed folder", async () => {
  const { user, dialog, choose, router } = await openUpload();
  answerApi({ category: { adminList: () => [] } });
  await choose(fileOf("a.mp3"));
  await paste(user, dialog.getByRole("textbox", { name: "Folder (optional)" }), "audio");
  act(() => leaveScreen(() => void router.navigate({ to: "/categories" })));
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await expect.poll(() => router.state.location.pathname).toBe("/categories");
});
