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
