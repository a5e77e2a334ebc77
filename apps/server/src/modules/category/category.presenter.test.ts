import { expect, test } from "vitest";
import { presentAdminCategory } from "./category.presenter.ts";

test("presents a category with the number of its phrases", () => {
  const category = { id: 1, slug: "food", name: "Food", description: "Eating out", version: 2 };
  expect(presentAdminCategory({ ...category, phraseCount: 9 })).toEqual({ ...category, phrase_count: 9 });
});
