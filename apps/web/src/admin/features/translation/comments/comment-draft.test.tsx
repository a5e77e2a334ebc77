import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../../testing/api.ts";
import { ADA, commentBy } from "../testing/comments.ts";
import { openList } from "../testing/open-list.ts";
import { row, spanish, stored } from "../testing/rows.ts";

const SUCCESS = { success: true } as const;

async function openDialog() {
  const shown = { ...row(spanish, { native_text: "Hola" }), open_comments: 1 };
  const { user } = await openList([shown], "/translations?edit=103", {
    comment: { list: () => [commentBy(ADA)] },
  });
  return { user, dialog: within(await screen.findByRole("dialog", { name: "Edit Translation" })) };
}

test("saving the translation waits for the comment that is being sent, and asks nothing", async () => {
  const answered = Promise.withResolvers<typeof SUCCESS>();
  const { dialog, user } = await openDialog();
  answerApi({
    translation: { update: () => stored({ id: 103 }) },
    comment: { add: () => answered.promise },
  });
  await user.type(await dialog.findByRole("textbox", { name: "Comment" }), "First");
  await user.click(dialog.getByRole("button", { name: "Add comment" }));
  await user.click(dialog.getByRole("button", { name: "Update Translation" }));
  expect(callsOf("translation.update")).toEqual([]);
  answered.resolve(SUCCESS);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(callsOf("comment.add")).toHaveLength(1);
  expect(callsOf("translation.update")).toHaveLength(1);
});

test("keeps the text before a mention whose letters are longer in lower case", async () => {
  const { dialog, user } = await openDialog();
  answerApi({ people: { names: () => [{ id: 5, name: "İpek Kaya", active: true }] } });
  const field = await dialog.findByRole("textbox", { name: "Comment" });
  await user.type(field, "Hi @İp");
  await dialog.findByRole("option", { name: "İpek Kaya" });
  await user.keyboard("{Enter}");
  expect(field).toHaveValue("Hi @İpek Kaya ");
});
