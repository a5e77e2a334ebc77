import type { SearchMatch } from "@saywhere/validators/search/search-result";
import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import type { CompactRange } from "./match-text.ts";

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/**
 * Returns the parts of a text, as written, that correspond to ranges of its normal form. The parts start and end at
 * grapheme boundaries.
 *
 * @param ranges in `compactText(normalizeSearchText(text))`, in any order
 */
export function highlightRanges(text: string, ranges: readonly CompactRange[]): SearchMatch["parts"] {
  const parts: SearchMatch["parts"] = [];
  let place = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    const from = place;
    place += normalizeSearchText(segment).replaceAll(" ", "").length;
    if (place === from || !ranges.some(([start, end]) => start < place && end > from)) continue;
    const last = parts.at(-1);
    const end = index + segment.length;
    // A part that follows another without a letter in between extends it, so that words are highlighted with their
    // spaces.
    if (last && isMarkedTogether(text.slice(last.end, index))) last.end = end;
    else parts.push({ start: index, end });
  }
  return parts;
}

const isMarkedTogether = (between: string): boolean => normalizeSearchText(between) === "";
