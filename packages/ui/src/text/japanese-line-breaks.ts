/**
 * Ends of Japanese phrases: punctuation, the particle を, は and が before frequent letters, う before ございます, what is
 * before other endings (ください, いただけますか, しれません, いいですか, のですが, ですか, なります), and hiragana before the
 * first character of a word in another script, where お and ご belong to that word.
 */
const PHRASE_END =
  /(?:[、。！？]+|を|[はが](?=[どわあ])|う(?=ござ)|[てで](?=くださ|いただ)|[もば](?=しれ|いい|よろ)|い(?=ので)|[らて](?=です)|く(?=なり)|(?![おご])\p{sc=Hira}(?=[おご]?[\p{sc=Han}\p{sc=Kana}]))(?![、。！？]|$)/gu;

/**
 * Splits a Japanese text at the ends of its phrases, where a line may break. Browsers with `word-break: auto-phrase` find
 * phrases by themselves, but do not divide a long one, such as 話してください, before they break it anywhere.
 */
export function splitJapanesePhrases(text: string): string[] {
  return text.replace(PHRASE_END, "$&\n").split("\n");
}
