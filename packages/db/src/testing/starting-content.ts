import { parseContent, readContentFiles } from "../seeding/read-content.ts";

/** The starting content, which test databases are seeded with. */
export const startingContent = parseContent((await readContentFiles()).texts);

export const phraseCount = startingContent.phrases.length;
/** Every language has a translation of every phrase. */
export const translationCount = startingContent.languages.length * phraseCount;

/** Counts the phrases of a category. */
export function countPhrasesOf(category: string): number {
  return startingContent.phrases.filter((phrase) => phrase.category === category).length;
}
