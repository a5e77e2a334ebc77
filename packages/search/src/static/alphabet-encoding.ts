/** The characters that JSON writes as one byte. */
const ONE_BYTE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).filter(
  (character) => character !== '"' && character !== "\\",
);

/**
 * Replaces each character of a text by one that takes a single byte, where the text has few enough different ones. A
 * text in a script other than Latin then compresses to a tenth less: otherwise each of its letters is two or three bytes.
 *
 * @returns the text, and the characters that it stands for; these are empty if the text is unchanged
 */
export function toOneByteLetters(text: string): [text: string, letters: string] {
  const letters = [...new Set(text)].toSorted();
  if (letters.length > ONE_BYTE.length) return [text, ""];
  const byLetter = new Map(letters.map((letter, index) => [letter, ONE_BYTE[index] ?? ""]));
  return [replaceLetters(text, byLetter), letters.join("")];
}

/** Restores what {@link toOneByteLetters} replaced. */
export function fromOneByteLetters(text: string, letters: string): string {
  if (letters === "") return text;
  const byCharacter = new Map(Array.from(letters, (letter, index) => [ONE_BYTE[index] ?? "", letter]));
  return replaceLetters(text, byCharacter);
}

const replaceLetters = (text: string, by: ReadonlyMap<string, string>): string =>
  Array.from(text, (letter) => by.get(letter) ?? "").join("");
