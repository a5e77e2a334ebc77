/** What pg_trgm takes for a word in the database's locale. */
const WORD = /[\p{Alphabetic}\p{Nd}]+/gu;

/** The same words are compared with each text that the visitor types: they are taken apart once. */
const known = new Map<string, readonly string[]>();

/** The trigrams of each word of a text, in its order, as pg_trgm makes them: `  c`, ` ca`, `cat`, `at `. */
export function trigramsOfWords(text: string): (readonly string[])[] {
  return Array.from(text.match(WORD) ?? [], (word) => {
    const trigrams = known.get(word) ?? trigramsOf(word);
    known.set(word, trigrams);
    return trigrams;
  });
}

function trigramsOf(word: string): readonly string[] {
  const letters = Array.from(`  ${word.toLowerCase()} `);
  return Array.from({ length: letters.length - 2 }, (_, index) => letters.slice(index, index + 3).join(""));
}
