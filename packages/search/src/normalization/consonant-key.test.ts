import { expect, test } from "vitest";
import { consonantBits, consonantKey } from "./consonant-key.ts";

test.each([
  ["gracias", "krks"],
  ["arigato", "arkt"],
  ["hello", "hl"],
  ["еёйу", "е"],
  ["ελλάς", "ελάς"],
  ["सस", "स"],
  ["cafe", "kf"],
  ["onko", "ank"],
  ["takkkto", "tkt"],
  ["ёлка", "елк"],
  ["йод", "ид"],
])("the skeleton of %s is %s", (word, skeleton) => expect(consonantKey(word)).toBe(skeleton));

/** Whether a text may contain a word with the skeleton of the given word. */
const mayHave = (text: string, word: string) => (consonantBits(word) & ~consonantBits(text)) === 0;

test.each([
  ["muchasgracias", "krasiaz"],
  ["domoarigatogozaimasu", "aricadou"],
  ["большоеспасибо", "спасыбо"],
  ["مرحبابك", "مرحبا"],
  ["谢谢你", "谢谢"],
])("by its consonant bits, %s may contain a word like %s", (text, word) =>
  expect(mayHave(text, word)).toBe(true),
);

test.each([
  ["gracias", "gracias m"],
  ["спасибо", "спасибом"],
  ["שלום", "שלומי"],
])("by its consonant bits, %s has no word like %s, which has another consonant", (text, word) =>
  expect(mayHave(text, word)).toBe(false),
);
