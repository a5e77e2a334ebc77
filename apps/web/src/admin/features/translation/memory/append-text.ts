/** Adds a term to a text, after a space if both are in a script with spaces between words. */
export function appendText(text: string, term: string): string {
  const spaceless =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;
  const start = text.trimEnd();
  return start === "" || spaceless.test(start) ? start + term : `${start} ${term}`;
}
