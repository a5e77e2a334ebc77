import { type NamedLanguage, sortByName } from "./sort-languages.ts";

/** Parts of the world, with the ISO 639-1 codes of the languages that travelers meet there, in any order. */
const REGIONS = {
  Europe:
    "bg ca cs da de el en es et eu fi fr ga gl hr hu is it lt lv mk mt nl no nb nn pl pt ro ru sk sl sq sr sv tr uk cy",
  "The Americas": "en es fr ht nl pt qu",
  "Middle East and Caucasus": "ar az fa he hy ka ku ru tr",
  Africa: "af am ar fr ha ig pt rw so sw xh yo zu",
  "South and Central Asia": "bn fa gu hi kk kn ky ml mr ne pa ps ru si ta te tg ur uz",
  "East Asia": "ja ko mn zh",
  "Southeast Asia and Pacific": "fil id km lo mi ms my tl th vi zh",
};

export interface LanguageGroup<L> {
  region: string;
  languages: L[];
}

/**
 * Groups languages by the parts of the world where they are spoken. A language of several parts is in each of them, and
 * one of none of them is in a last group.
 */
export function groupByRegion<L extends NamedLanguage>(languages: readonly L[]): LanguageGroup<L>[] {
  const sorted = sortByName(languages);
  const groups = Object.entries(REGIONS).map(([region, codes]) => {
    const spoken = new Set(codes.split(" "));
    return { region, languages: sorted.filter(({ code }) => spoken.has(primaryTag(code))) };
  });
  const grouped = new Set(groups.flatMap((group) => group.languages));
  return [
    ...groups,
    { region: "Other languages", languages: sorted.filter((language) => !grouped.has(language)) },
  ].filter((group) => group.languages.length > 0);
}

/** `zh-Hant` is spoken where `zh` is. */
function primaryTag(code: string): string {
  return code.toLowerCase().split("-")[0] ?? code;
}
