import { expect, test } from "vitest";
import { translationFile } from "./translation-file.ts";

const read = (needs_review: unknown) => translationFile.checkFields({ needs_review });

test.each([
  ["TRUE", true],
  ["FALSE", false],
  ["WAHR", true],
  ["FALSCH", false],
  [" Vrai ", true],
  ["FAUX", false],
  ["FAŁSZ", false],
  ["YANLIŞ", false],
  ["ИСТИНА", true],
  ["", null],
  [true, true],
])(
  "the cell %j, as spreadsheets write it in the language of the editor, is %j in needs_review",
  (cell, value) => {
    expect(read(cell)).toEqual({ fields: { needs_review: value }, error: undefined });
  },
);

test("a cell that no spreadsheet writes is an error in needs_review", () => {
  expect(read("yes").error?.issues).toMatchObject([
    { path: ["needs_review"], message: "Write true or false" },
  ]);
});
