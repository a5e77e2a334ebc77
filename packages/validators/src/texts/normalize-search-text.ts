import { PLAIN_LETTERS } from "./unaccent-table.ts";

/** One form of each Arabic and Persian letter and digit; the Hebrew hyphen separates words. */
const VARIANTS = pairs("ىیېکڪہھەةۃٱ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹־", Array.from("يييككههههها01234567890123456789 "));
const VARIANT = new RegExp(`[${[...VARIANTS.keys()].join("")}]`, "gu");
const PLAIN = pairs(
  PLAIN_LETTERS.map(([letters]) => letters).join(""),
  PLAIN_LETTERS.flatMap(([letters, plain]) => Array.from(letters, () => plain)),
);
const NOT_PLAIN = new RegExp(`[${[...PLAIN.keys()].join("")}]`, "gu");

const PLAIN_ENGLISH = /^[ -~]*$/;
const NOT_ALPHANUMERIC = /[^a-z0-9]+/g;

const MARKS =
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u02b0-\u02ff\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad\u0640]+/g;
const PUNCTUATION =
  /[\p{Cc}\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u0387\u060c\u061b-\u061f\u066a-\u066d\u06d4\u0964\u0965\u1360-\u1368\u2000-\u206f\u3000-\u3004\u3008-\u3020\u3030\u303d\u30fb]+/gu;

/**
 * Returns a text as search compares it: without case, accents, marks, punctuation and variants of letters. The function
 * `search_normalize` of the database, which migration `0002-search` defines, must return the same: it normalizes the
 * stored texts, and a test of the server compares the two.
 */
export function normalizeSearchText(text: string): string {
  // Shortcut for English, which most texts are.
  if (PLAIN_ENGLISH.test(text)) return text.toLowerCase().replace(NOT_ALPHANUMERIC, " ").trim();
  return text
    .normalize("NFKD")
    .replace(VARIANT, (letter) => VARIANTS.get(letter) ?? letter)
    .replace(MARKS, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(NOT_PLAIN, (letter) => PLAIN.get(letter) ?? letter)
    .replace(PUNCTUATION, " ")
    .replace(/^ | $/g, "");
}

function pairs(letters: string, plain: readonly string[]): Map<string, string> {
  return new Map(Array.from(letters, (letter, index) => [letter, plain[index] ?? ""]));
}
