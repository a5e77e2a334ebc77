import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../../testing/api.ts";
import { failsWith } from "../../../../testing/api-failure.ts";
import { administrator, editor } from "../../../testing/people.ts";
import { ADA, commentBy, openCommented, SUCCESS, WRITES } from "../testing/comments.ts";
import { openList } from "../testing/open-list.ts";
import { row, spanish, stored } from "../testing/rows.ts";

test("shows open comments at once, and those of a translation without open ones when they are asked for", async () => {
  const resolved = commentBy(ADA, { resolved_at: "2026-11-21T10:00:00.000Z", resolved_by: "Alan Turing" });
  const { dialog, user } = await openCommented([resolved]);
  expect(callsOf("comment.list")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Comments" }));
  const item = await dialog.findByRole("listitem");
  expect(item).toHaveTextContent(/Ada Lovelace .*\(Nov 20, 2026, .*M\), resolved by Alan Turing/);
  expect(callsOf("comment.markRead")).toEqual([]);
});

test("adds a comment by Control+Enter that mentions a person chosen with the keyboard, and saves nothing else", async () => {
  const { dialog, user } = await openCommented([commentBy(ADA)]);
  expect(await dialog.findByRole("button", { name: "1 open comment" })).toBeVisible();
  const field = await dialog.findByRole("textbox", { name: "Comment" });
  await user.type(field, "Ask @a");
  const people = await dialog.findByRole("listbox", { name: "People" });
  expect(
    within(people)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["Ada Lovelace", "Alan Turing"]);
  await user.keyboard("{ArrowDown}{Enter}");
  expect(field).toHaveValue("Ask @Alan Turing ");
  expect(dialog.queryByRole("listbox")).toBeNull();
  await user.type(field, "first{Control>}{Enter}{/Control}");
  await expect
    .poll(() => callsOf("comment.add"))
    .toEqual([{ translation_id: 103, text: "Ask @Alan Turing first", mentions: [2] }]);
  await waitFor(() => expect(field).toHaveValue(""));
  expect(callsOf("translation.update")).toEqual([]);
});

test("sends a comment once, whatever is pressed until it is stored", async () => {
  const answered = Promise.withResolvers<void>();
  const { dialog, user } = await openCommented([commentBy(ADA)]);
  answerApi({
    comment: {
      add: async () => {
        await answered.promise;
        return SUCCESS;
      },
    },
  });
  const field = await dialog.findByRole("textbox", { name: "Comment" });
  await user.type(field, "First{Control>}{Enter}{Enter}{/Control} and more");
  answered.resolve();
  await waitFor(() => expect(field).toHaveValue(""));
  expect(callsOf("comment.add")).toHaveLength(1);
});

test("an editor of other languages reads and answers the comments that mention them, and nothing else", async () => {
  const { user } = await openList(
    [{ ...row(spanish, { native_text: "Hola" }), open_comments: 1 }],
    "/translations?edit=103",
    {
      people: { names: () => [{ ...ADA, active: true }] },
      comment: { ...WRITES, list: () => [commentBy(ADA, { unread: true })] },
    },
    { ...editor, language_ids: [2] },
  );
  const dialog = within(await screen.findByRole("dialog", { name: "Comments" }));
  expect(await dialog.findByText("Is this right?")).toBeInTheDocument();
  expect(dialog.queryByRole("textbox", { name: "Native Text" })).toBeNull();
  const field = await dialog.findByRole("textbox", { name: "Comment" });
  await user.type(field, "Yes");
  await user.click(dialog.getByRole("button", { name: "Add comment" }));
  await expect
    .poll(() => callsOf("comment.add"))
    .toEqual([{ translation_id: 103, text: "Yes", mentions: [] }]);
  await waitFor(() => expect(field).toHaveValue(""));
  await user.type(field, "And");
  await user.click(dialog.getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("leaves the Enter that confirms a composed text to the input method, and chooses nobody", async () => {
  const { dialog, user } = await openCommented([commentBy(ADA)]);
  const field = await dialog.findByRole("textbox", { name: "Comment" });
  await user.type(field, "@a");
  await dialog.findByRole("listbox", { name: "People" });
  fireEvent.keyDown(field, { key: "Enter", isComposing: true });
  // Safari ends the composition before this key.
  fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
  expect(field).toHaveValue("@a");
  await user.keyboard("{Enter}");
  expect(field).toHaveValue("@Ada Lovelace ");
});

test("closes the list of people by Escape, and not the dialog", async () => {
  const { dialog, user } = await openCommented([commentBy(ADA)]);
  const field = await dialog.findByRole("textbox", { name: "Comment" });
  await user.type(field, "@Ada");
  await dialog.findByRole("listbox", { name: "People" });
  await user.keyboard("{Escape}");
  await expect.poll(() => dialog.queryByRole("listbox")).toBeNull();
  expect(field).toHaveValue("@Ada");
});

test("keeps the typed comment and shows the error beside the field when it cannot be stored", async () => {
  const { dialog, user } = await openCommented([commentBy(ADA)], {
    answers: { comment: { add: failsWith(409, "This translation has 200 comments.") } },
  });
  const field = await dialog.findByRole("textbox", { name: "Comment" });
  await user.click(dialog.getByRole("button", { name: "Add comment" }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Write a comment first/));
  await user.type(field, "One more");
  await user.click(dialog.getByRole("button", { name: "Add comment" }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This translation has 200 comments\./));
  expect(field).toHaveValue("One more");
});

test("asks before a typed comment is discarded, and sends it when the translation is saved", async () => {
  const { dialog, user } = await openCommented([commentBy(ADA)], {
    answers: { translation: { update: () => stored({ id: 103 }) } },
  });
  await user.type(await dialog.findByRole("textbox", { name: "Comment" }), "Changed on purpose");
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  await user.click(dialog.getByRole("button", { name: "Update Translation" }));
  await expect.poll(() => callsOf("translation.update")).toHaveLength(1);
  expect(callsOf("comment.add")).toMatchObject([{ text: "Changed on purpose" }]);
  await expect.poll(() => screen.queryByRole("dialog", { name: "Edit Translation" })).toBeNull();
});

test("edits and deletes own comments only", async () => {
  const own = commentBy(editor, { id: 32, text: "Mine, @Ada Lovelace", mentions: [ADA] });
  const { dialog, user } = await openCommented([commentBy(ADA), own]);
  const [theirs, mine] = await dialog.findAllByRole("listitem");
  if (!theirs || !mine) throw new Error("There are two comments");
  expect(within(theirs).queryByRole("button", { name: "Edit" })).toBeNull();
  expect(within(theirs).queryByRole("button", { name: "Delete" })).toBeNull();
  expect(within(mine).getByText("@Ada Lovelace")).toBeVisible();
  await user.click(within(mine).getByRole("button", { name: "Edit" }));
  const field = await dialog.findByRole("textbox", { name: "Edit comment" });
  await expect.poll(() => document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, "Ours");
  await user.click(dialog.getByRole("button", { name: "Save comment" }));
  await expect.poll(() => callsOf("comment.edit")).toEqual([{ id: 32, text: "Ours", mentions: [1] }]);
  await user.click(await within(mine).findByRole("button", { name: "Delete" }));
  await user.click(within(mine).getByRole("button", { name: "Delete comment" }));
  await expect.poll(() => callsOf("comment.delete")).toEqual([{ id: 32 }]);
});

test("lets administrators delete any comment, and not edit it", async () => {
  const { dialog } = await openCommented([commentBy({ id: 9, name: "Grace" })], { me: administrator });
  expect(await dialog.findByRole("button", { name: "Delete" })).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Edit" })).toBeNull();
});

test("resolves a comment, reopens it, and keeps the dialog when its row leaves the list", async () => {
  let comments = [commentBy(ADA)];
  const { dialog, user } = await openCommented(comments, {
    answers: {
      comment: {
        list: () => comments,
        resolve: ({ resolved }) => {
          comments = [
            commentBy(ADA, resolved ? { resolved_at: "2026-11-21T10:00:00Z", resolved_by: "Me" } : {}),
          ];
          return SUCCESS;
        },
      },
    },
  });
  await user.type(dialog.getByRole("textbox", { name: "Native Text" }), "!");
  answerApi({
    translation: {
      page: () => ({ items: [], next: null, previous: null, total: 0, offset: 0 }),
      row: () => ({ ...row(spanish, { native_text: "Hola" }), open_comments: 0 }),
    },
  });
  await user.click(await dialog.findByRole("button", { name: "Resolve" }));
  await user.click(await dialog.findByRole("button", { name: "Reopen" }));
  await expect
    .poll(() => callsOf("comment.resolve"))
    .toEqual([
      { id: 31, resolved: true },
      { id: 31, resolved: false },
    ]);
  expect(dialog.getByRole("textbox", { name: "Native Text" })).toHaveValue("Hola!");
});
