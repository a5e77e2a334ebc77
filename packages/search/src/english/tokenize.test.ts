import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { expect, test } from "vitest";
import { englishWords, isFillerWord, isLowWeightWord, isStopWord, stemOf } from "./tokenize.ts";

const stems = (text: string) => englishWords(normalizeSearchText(text)).map(({ stem }) => stem);

test.each([
  ["What’s", "what is"],
  ["wheres the toilet", "where is the toilet"],
  ["I can't", "i cannot"],
  ["don't know", "dont know"],
  ["doesn't work", "doesnt work"],
  ["haven't paid", "havent paid"],
  ["you're welcome", "you are welcome"],
  ["im sorry", "I'm sorry"],
  ["tickets", "ticket"],
  ["allergies", "allergy"],
  ["exchanging", "exchange"],
  ["stopped", "stop"],
  ["addresses", "address"],
  ["this bus", "this buses"],
])("%s has the same stems as %s", (one, other) => expect(stems(one)).toEqual(stems(other)));

test.each([
  ["one", "on"],
  ["need", "nee"],
  ["fire", "fir"],
])("%s does not have the same stems as %s", (one, other) => expect(stems(one)).not.toEqual(stems(other)));

test.each([
  ["what s", "what is"],
  ["i m", "i am"],
  ["we re", "we are"],
  ["i ll", "i will"],
  ["i ve", "i have"],
  ["i d", "i would"],
  ["can t", "can not"],
  ["im", "i am"],
  ["ive", "i have"],
  ["youre", "you are"],
  ["whats", "what is"],
  ["wheres", "where is"],
  ["hows", "how is"],
  ["its", "it is"],
  ["thats", "that is"],
  ["don", "do"],
  ["dont", "do not"],
  ["doesnt", "does not"],
  ["didnt", "did not"],
  ["cant", "can not"],
  ["cannot", "can not"],
  ["isnt", "is not"],
  ["isn t", "is not"],
  ["arent", "are not"],
  ["aren t", "are not"],
  ["wont", "will not"],
  ["hasnt", "has not"],
  ["hasn t", "has not"],
  ["havent", "have not"],
  ["haven t", "have not"],
  ["doesn t", "does not"],
  ["didn t", "did not"],
  ["gonna", "going to"],
  ["gotta", "got to"],
  ["u", "you"],
  ["ur", "your"],
  ["wat", "what"],
  ["wats", "what is"],
  ["wanna", "want to"],
  ["gimme", "give me"],
  ["lemme", "let me"],
  ["r u", "are you"],
  ["pls", "please"],
  ["plz", "please"],
  ["idk", "i do not know"],
  ["s", "s"],
])("englishWords expands %s to %s", (text, written) => {
  expect(
    englishWords(text)
      .map(({ word }) => word)
      .join(" "),
  ).toBe(written);
});

test("each English word has its position, and the words of a contraction share one", () => {
  expect(englishWords("im a man").map(({ word, start, end }) => [word, start, end])).toEqual([
    ["i", 0, 2],
    ["am", 0, 2],
    ["a", 2, 3],
    ["man", 3, 6],
  ]);
});

test.each([
  ["the", true, true, true],
  ["is", false, true, true],
  ["kindly", true, true, true],
  ["us", false, true, true],
  ["okay", false, false, true],
  ["where", false, false, true],
  ["near", false, false, true],
  ["daughter", false, false, true],
  ["bathroom", false, false, false],
  ["", false, false, false],
])(
  "classifies the word '%s' as filler (%s), stop word (%s) and low-weight word (%s)",
  (word, empty, stop, light) => {
    expect([isFillerWord(word), isStopWord(word), isLowWeightWord(word)]).toEqual([empty, stop, light]);
  },
);

test.each([
  ["ties", "tie"],
  ["parties", "party"],
  ["buses", "bus"],
  ["classes", "class"],
  ["boxes", "box"],
  ["churches", "church"],
  ["dishes", "dish"],
  ["glass", "glass"],
  ["bus", "bus"],
  ["taxi", "taxi"],
  ["walking", "walk"],
  ["walked", "walk"],
  ["running", "run"],
  ["wedding", "wedd"],
  ["earring", "earr"],
  ["sing", "sing"],
  ["bring", "bring"],
  ["call", "call"],
  ["hotter", "hotter"],
  ["table", "tabl"],
  ["have", "have"],
])("the stem of %s is %s", (word, stem) => expect(stemOf(word)).toBe(stem));

test("treats names of built-in object properties as ordinary words", () => {
  for (const word of ["constructor", "valueof", "tostring", "hasownproperty"]) {
    expect(englishWords(`a ${word}`).map((found) => found.word)).toEqual(["a", word]);
  }
});
