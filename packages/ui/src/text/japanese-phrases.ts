/**
 * Ends of Japanese phrases: punctuation, the particle を, other particles before some common words, polite endings, and
 * hiragana before the first character of a word in another script, where お and ご belong to the following word.
 */
const PHRASE_END =
  /[、。！？]+|を|[はがにで](?=どこ|どちら|いくら|わか|あり|いま)|う(?=ございま)|[\p{sc=Hira}](?=[おご]?[\p{sc=Han}\p{sc=Kana}])/gu;
const JOINS_NEXT = /^[おご]$/u;
const CLOSES = /^[、。！？?」）]/u;

/**
 * Splits a Japanese text at the ends of its phrases, where a line may break. Browsers with `word-break: auto-phrase` do
 * so by themselves, and better.
 */
export function splitJapanesePhrases(text: string): string[] {
  const phrases: string[] = [];
  let start = 0;
  for (const { 0: match, index } of text.matchAll(PHRASE_END)) {
    const end = index + match.length;
    if (JOINS_NEXT.test(match) || end === text.length || CLOSES.test(text.slice(end))) continue;
    phrases.push(text.slice(start, end));
    start = end;
  }
  phrases.push(text.slice(start));
  return phrases;
}
