const ONES = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
  "seventeen eighteen nineteen"
).split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const FACTORS = ["hundred", "thousand"];

const NUMBER_WORDS = new Set([...ONES, ...TENS, ...FACTORS]);

/** Whether a normalized word is an English numeral. */
export const isNumberWord = (word: string): boolean => NUMBER_WORDS.has(word);

/**
 * Longer numbers are telephone numbers and dates rather than something to say. Normalization leaves a space of what
 * separates the thousands: '1,000', '1.000'.
 */
const DIGITS = /(?<![\p{L}\d])(?:(?<!\d )\d \d{3}(?! \d)|\d{1,4})(?![\p{L}\d])/gu;

/**
 * Returns a normalized text with its numbers written in words, as phrases write them: 'a table for 2', '21'.
 *
 * @returns null if the text has no number of at most four digits
 */
export function spellNumbers(text: string): string | null {
  const spelled = text.replace(DIGITS, (digits) => wordsOfNumber(Number(digits.replace(" ", ""))));
  return spelled === text ? null : spelled;
}

function wordsOfNumber(value: number): string {
  const parts: [count: number, of: string][] = [
    [Math.floor(value / 1000), " thousand"],
    [Math.floor((value % 1000) / 100), " hundred"],
  ];
  const rest = value % 100;
  const words = parts.flatMap(([count, factor]) => (count > 0 ? `${ONES[count] ?? ""}${factor}` : []));
  if (rest > 0 || value === 0) words.push(below100(rest));
  return words.join(" ");
}

function below100(value: number): string {
  const [tens, ones] = [TENS[Math.floor(value / 10) - 2], ONES[value % 10]];
  if (!tens) return ONES[value] ?? "";
  return value % 10 > 0 ? `${tens} ${ones ?? ""}` : tens;
}
