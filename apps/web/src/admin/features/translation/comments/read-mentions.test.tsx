import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../../testing/api.ts";
import { expectFocus } from "../../../../testing/expect-focus.ts";
import { ADA, commentBy, openCommented } from "../testing/comments.ts";

const first = commentBy(ADA, { id: 1 });
const mention = commentBy(ADA, { id: 2, unread: true });

test("marks the mentions of the reader as read, and moves the focus to the first of them", async () => {
  const { dialog } = await openCommented([first, mention]);
  await expectFocus(() => dialog.getAllByRole("listitem")[1]);
  await expect.poll(() => callsOf("comment.markRead")).toEqual([{ id: 103 }]);
});

test("leaves the focus where it is when a mention comes later", async () => {
  const { user, dialog } = await openCommented([first]);
  const resolve = await dialog.findByRole("button", { name: "Resolve" });
  answerApi({ comment: { list: () => [first, mention] } });
  await user.click(resolve);
  await expect.poll(() => dialog.getAllByRole("listitem")).toHaveLength(2);
  await expect.poll(() => callsOf("comment.markRead")).toEqual([{ id: 103 }]);
  expect(resolve).toHaveFocus();
});
