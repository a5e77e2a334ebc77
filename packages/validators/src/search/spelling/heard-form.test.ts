import { expect, test } from "vitest";
import { heardForm } from "./heard-form.ts";
import { normalizeSearchText } from "./normalize-search-text.ts";

const frameOf = (text: string) => heardForm(normalizeSearchText(text)).frame;

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
])("%s is heard like %s", (written, guide) => {
  expect(frameOf(written)).toBe(frameOf(guide));
});

test.each([
  ["skol", "skot"],
  ["merci", "mercato"],
  ["chow", "show"],
  ["namaste", "name"],
])("%s is not heard like %s", (one, other) => {
  expect(frameOf(one)).not.toBe(frameOf(other));
});

test("the vowels between are told by what they are near to, as far as they can be", () => {
  expect(heardForm("seel voo pleh").vowels).toEqual(["i", "u", "i"]);
  expect(heardForm("bit uh").vowels).toEqual(["i", "i?"]);
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
])("%s is heard as %s, with the vowels %s", (written, frame, vowels) => {
  expect(heardForm(written)).toEqual({ frame, vowels: vowels.split(" ") });
});
