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
])("reads the cell %j, as localized spreadsheets write it, as %j in needs_review", (cell, value) => {
  expect(read(cell)).toEqual({ fields: { needs_review: value }, error: undefined });
});

test("rejects a cell that no spreadsheet writes in needs_review", () => {
  expect(read("yes").error?.issues).toMatchObject([
    { path: ["needs_review"], message: "Write true or false" },
  ]);
});
