import { expect, test } from "vitest";
import { foldText } from "./fold-text.ts";

test.each([
  ["Français", "francais"],
  ["Việt", "viet"],
  ["ﬁne Ⅳ", "fine iv"],
  ["हिन्दी", "हनद"],
  ["Ελληνικά", "ελληνικα"],
])("folds %s", (text, folded) => expect(foldText(text)).toBe(folded));
