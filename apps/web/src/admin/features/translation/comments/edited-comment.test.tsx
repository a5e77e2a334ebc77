import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../../testing/api.ts";
import { failsWith } from "../../../../testing/api-failure.ts";
import { editor } from "../../../testing/people.ts";
import { expectToast } from "../../../testing/toast.ts";
import { ADA, commentBy, openCommented } from "../testing/comments.ts";

const [mine, other] = [commentBy(editor, { id: 5 }), commentBy(ADA, { id: 6 })];

/** Opens a translation with two comments, and types into the user's own. */
async function editMine() {
  const { dialog, user } = await openCommented([mine, other]);
  await user.click(await dialog.findByRole("button", { name: "Edit" }));
  await user.type(dialog.getByRole("textbox", { name: "Edit comment" }), " Yes");
  return { dialog, user };
}

test.each(["Resolve", "Save comment"])(
  "keeps the text of an edited comment that another editor deleted, as a new one, after %s",
  async (press) => {
    const { dialog, user } = await editMine();
    const edit = failsWith(404, "There is no such comment");
    answerApi({ comment: { list: () => [other], edit } });
    await user.click(dialog.getByRole("button", { name: press }));
    await expectToast("Comment deleted");
    expect(dialog.getByRole("textbox", { name: "Comment" })).toHaveValue("Is this right? Yes");
    await user.click(dialog.getByRole("button", { name: "Add comment" }));
    await expect
      .poll(() => callsOf("comment.add"))
      .toEqual([{ translation_id: 103, text: "Is this right? Yes", mentions: [] }]);
  },
);

test("keeps a comment that is being edited in view when the comments cannot be read again", async () => {
  const { dialog, user } = await editMine();
  const list = failsWith(503, "The database is not responding");
  answerApi({ comment: { list } });
  await user.click(dialog.getByRole("button", { name: "Resolve" }));
  expect(await dialog.findByText("The comments could not be loaded.")).toBeVisible();
  expect(dialog.getByRole("textbox", { name: "Edit comment" })).toHaveValue("Is this right? Yes");
});
