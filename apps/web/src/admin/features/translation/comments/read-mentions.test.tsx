import type { Comment } from "@saywhere/validators/comments/comment";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../../testing/api.ts";
import { expectFocus } from "../../../../testing/expect-focus.ts";
import { ADA, commentBy } from "../testing/comments.ts";
import { openList } from "../testing/open-list.ts";
import { row, spanish } from "../testing/rows.ts";

const answered = (...comments: Comment[]) => ({
  comment: {
    list: () => comments,
    markRead: () => ({ success: true }) as const,
    resolve: () => ({ success: true }) as const,
  },
});

async function openDialog(...comments: Comment[]) {
  const shown = { ...row(spanish, { native_text: "Hola" }), open_comments: comments.length };
  const { user } = await openList([shown], "/translations?edit=103", {
    ...answered(...comments),
    people: { names: () => [] },
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Translation" }));
  return { user, dialog };
}

const first = commentBy(ADA, { id: 1 });
const mention = commentBy(ADA, { id: 2, unread: true });

test("marks the mentions of the reader as read, and moves the focus to the first of them", async () => {
  const { dialog } = await openDialog(first, mention);
  await expectFocus(() => dialog.getAllByRole("listitem")[1]);
  await expect.poll(() => callsOf("comment.markRead")).toEqual([{ id: 103 }]);
});

test("leaves the focus where it is when a mention comes later", async () => {
  const { user, dialog } = await openDialog(first);
  const resolve = await dialog.findByRole("button", { name: "Resolve" });
  answerApi(answered(first, mention));
  await user.click(resolve);
  await expect.poll(() => dialog.getAllByRole("listitem")).toHaveLength(2);
  await expect.poll(() => callsOf("comment.markRead")).toEqual([{ id: 103 }]);
  expect(resolve).toHaveFocus();
});
