import { expect, test } from "vitest";
import { englishWords } from "./english-words.ts";
import { normalizeSearchText } from "./normalize-search-text.ts";

const stems = (text: string) => englishWords(normalizeSearchText(text)).map(({ stem }) => stem);

test.each([
  ["What’s", "what is"],
  ["wheres the toilet", "where is the toilet"],
  ["I can't", "i cannot"],
  ["don't know", "dont know"],
  ["you're welcome", "you are welcome"],
  ["im sorry", "I'm sorry"],
  ["tickets", "ticket"],
  ["allergies", "allergy"],
  ["exchanging", "exchange"],
  ["stopped", "stop"],
  ["addresses", "address"],
  ["this bus", "this buses"],
])("%s is the same as %s", (one, other) => expect(stems(one)).toEqual(stems(other)));

test.each([
  ["one", "on"],
  ["need", "nee"],
  ["fire", "fir"],
])("%s is not %s", (one, other) => expect(stems(one)).not.toEqual(stems(other)));

test("words that every object knows are words like others", () => {
  for (const word of ["constructor", "valueof", "tostring", "hasownproperty"]) {
    expect(englishWords(`a ${word}`).map((found) => found.word)).toEqual(["a", word]);
  }
});
