import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { expect, test } from "vitest";
import { consonantBits, consonantKey, phoneticForm } from "./phonetics.ts";

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

const consonantsOf = (text: string) => phoneticForm(normalizeSearchText(text)).consonants;

test.each([
  ["silvuplay", "seel voo PLEH"],
  ["skol", "SKOHL"],
  ["sin chao", "seen chow"],
  ["nee how", "nee haow"],
  ["kop kun", "kawp-koon"],
  ["mersi boku", "mair-see boh-KOO"],
  ["je tem", "zhuh TEM"],
  ["jenkuye", "jen-KOO-yeh"],
  ["dobranotz", "doh-BRAH-nohts"],
  ["tsai jien", "dzye-jyen"],
  ["grasias", "GRAH-syahs"],
  ["quanto", "KWAHN-toh"],
])("%s is phonetically equal to %s", (written, guide) => {
  expect(consonantsOf(written)).toBe(consonantsOf(guide));
});

test.each([
  ["skol", "skot"],
  ["merci", "mercato"],
  ["chow", "show"],
  ["namaste", "name"],
])("%s is not phonetically equal to %s", (one, other) => {
  expect(consonantsOf(one)).not.toBe(consonantsOf(other));
});

test("compares the vowels in between by their nearest sounds, where these are unambiguous", () => {
  expect(phoneticForm("seel voo pleh").vowels).toEqual(["i", "u", "i"]);
  expect(phoneticForm("bit uh").vowels).toEqual(["i", "i?"]);
});

test.each([
  ["night", "nat", "ai"],
  ["play", "pla", "i"],
  ["tchat", "čat", "a"],
  ["chat", "čat", "a"],
  ["djat", "čat", "a"],
  ["zhat", "čat", "a"],
  ["jat", "čat", "a"],
  ["shat", "sat", "a"],
  ["tsat", "sat", "a"],
  ["tzat", "sat", "a"],
  ["dzat", "sat", "a"],
  ["phat", "fat", "a"],
  ["quat", "kvat", "a"],
  ["taxa", "taksa", "a a"],
  ["tack", "tak", "a"],
  ["cent", "sant", "i"],
  ["cit", "sat", "i"],
  ["cyt", "sat", "i"],
  ["cat", "kat", "a"],
  ["song", "san", "u"],
  ["songa", "sanka", "u a"],
  ["buh", "pa", "i?"],
  ["peu", "pa", "i?"],
  ["per", "pa", "i?"],
  ["peru", "para", "i u"],
  ["raw", "ra", "u"],
  ["for", "fa", "u"],
  ["fora", "fara", "u a"],
  ["row", "ra", "au"],
  ["bhat", "pat", "a"],
  ["ahat", "ahat", "a a"],
  ["kah", "ka", "a"],
  ["kart", "kat", "a"],
  ["kara", "kara", "a a"],
  ["gazd web", "kastvap", "a i"],
  ["hello", "hala", "i u"],
  ["doy", "ta", "ui"],
  ["gooda", "kata", "u a"],
])("%s has the phonetic form %s with the vowels %s", (written, consonants, vowels) => {
  expect(phoneticForm(written)).toEqual({ consonants, vowels: vowels.split(" ") });
});
