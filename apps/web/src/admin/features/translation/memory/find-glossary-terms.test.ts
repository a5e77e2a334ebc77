import { expect, test } from "vitest";
import { findGlossaryTerms } from "./find-glossary-terms.ts";

const term = (english: string) => ({ english, term: english, note: null });
const found = (text: string, ...glossary: string[]) =>
  findGlossaryTerms(text, glossary.map(term)).map(({ english }) => english);

test("finds whole words and texts of several words, in any case and number", () => {
  expect(found("The bill, please.", "bill", "Bills", "ill", "please bill")).toEqual(["bill", "Bills"]);
  expect(found("Two train tickets to Rome", "train ticket", "train Rome")).toEqual(["train ticket"]);
  expect(found("Is this the bus?", "bus")).toEqual(["bus"]);
});

test("finds nothing in an empty glossary", () => expect(found("Hello")).toEqual([]));
