import type { LanguageFile } from "./content-files.ts";

/** The featured three of the home page. */
const FIRST = ["spanish", "farsi", "arabic"];
const FACTORS: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9 };

/**
 * The languages in the order of the site: the featured three, then by number of speakers.
 *
 * @throws Error when a number of speakers cannot be read
 */
export function orderLanguages(languages: LanguageFile[]): LanguageFile[] {
  const rank = ({ slug }: LanguageFile) => (FIRST.includes(slug) ? FIRST.indexOf(slug) : FIRST.length);
  return languages.toSorted((a, b) => rank(a) - rank(b) || countSpeakers(b) - countSpeakers(a));
}

/** Reads "1.3 billion", "89 million" or "360,000". */
function countSpeakers({ slug, speakers }: LanguageFile): number {
  const [, digits, word] = /^([\d.,]+)(?: (\w+))?$/.exec(speakers) ?? [];
  const count = Number(digits?.replaceAll(",", "")) * (word ? (FACTORS[word] ?? Number.NaN) : 1);
  if (Number.isNaN(count)) throw new Error(`The number of speakers of ${slug} cannot be read: ${speakers}`);
  return count;
}
