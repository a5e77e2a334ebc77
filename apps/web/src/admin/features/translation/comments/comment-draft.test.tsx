import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../../testing/api.ts";
import { ADA, commentBy, openCommented, SUCCESS } from "../testing/comments.ts";
import { stored } from "../testing/rows.ts";

test("saving the translation waits for the comment that is being sent, and asks nothing", async () => {
  const answered = Promise.withResolvers<typeof SUCCESS>();
  const { dialog, user } = await openCommented([commentBy(ADA)]);
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
  const { dialog, user } = await openCommented([commentBy(ADA)]);
  answerApi({ people: { names: () => [{ id: 5, name: "İpek Kaya", active: true }] } });
  const field = await dialog.findByRole("textbox", { name: "Comment" });
  await user.type(field, "Hi @İp");
  await dialog.findByRole("option", { name: "İpek Kaya" });
  await user.keyboard("{Enter}");
  expect(field).toHaveValue("Hi @İpek Kaya ");
});
