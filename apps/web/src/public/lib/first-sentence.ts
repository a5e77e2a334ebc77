/** The first sentence of a text, for cards; the whole text when it has only one. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+\p{Lu}|\s*$)/su.exec(text)?.[0] ?? text;
}
