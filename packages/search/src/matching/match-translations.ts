import type { SearchMatch } from "@saywhere/validators/search/search-result";
import type { SearchedTexts } from "../search-source.ts";
import { highlightRanges } from "./highlight.ts";
import { type PreparedText, prepareText, rankOf, type TextMatch } from "./match-text.ts";

/** A translation found by a query. */
export interface TranslationResult {
  entry: SearchedTexts["entry"];
  kind: TextMatch["kind"];
  /** Penalty among matches of the same kind. */
  cost: number;
  /** Share of the text that the query covers. */
  share: number;
  /** Whether the query only starts the first word of the text, and lacks much of it: 'tulip' and 'tulipalo'. */
  isBegun?: boolean;
  /** The reason for the match, computed when it is shown. */
  readonly match: SearchMatch;
}

/** A translation result with the text that matched. */
export interface TranslationMatch extends TranslationResult {
  /** The matched text, normalized. */
  normal: string;
}

/** Ranks an English phrase before translations that match equally well, and those before synonyms of the phrase. */
const COST_OF_TRANSLATION = 0.1;
const COST_OF_VARIANT = 0.1;
const COST_OF_EDIT = 0.5;
/** Share of a word from which a typed start is unlikely to be another word. */
const MIN_SHARE_OF_WORD = 0.7;

/** A translation whose texts are prepared for comparison with several queries. */
export interface PreparedTranslation {
  entry: SearchedTexts["entry"];
  texts: readonly (Pick<SearchMatch, "field" | "text"> & { normal: PreparedText })[];
}

/** Prepares translations for {@link matchTranslations}, once for any number of queries. */
export function prepareTexts(found: readonly SearchedTexts[]): PreparedTranslation[] {
  return found.map((one) => ({
    entry: one.entry,
    texts: textsOf(one).map(({ field, text }, at) => ({
      field,
      text,
      normal: prepareText(one.normal[at] ?? ""),
    })),
  }));
}

/** Returns the best match of each translation that has one, where `match` compares a text with a query. */
export function matchTranslations(
  found: readonly PreparedTranslation[],
  query: PreparedText,
  match: (text: PreparedText, query: PreparedText) => TextMatch | null,
): TranslationMatch[] {
  return found.flatMap(({ entry, texts }) => {
    let best: TranslationMatch | null = null;
    for (const { field, text, normal } of texts) {
      const matched = match(normal, query);
      if (!matched) continue;
      const cost =
        COST_OF_TRANSLATION + matched.edits * COST_OF_EDIT + (field === "variant" ? COST_OF_VARIANT : 0);
      if (best && !isBetter(matched.kind, cost, best)) continue;
      best = {
        entry,
        kind: matched.kind,
        cost,
        normal: normal.text,
        isBegun:
          matched.kind === "prefix" && query.text.length < (normal.words[0] ?? "").length * MIN_SHARE_OF_WORD,
        share: Math.min(1, query.compact.length / normal.compact.length),
        get match() {
          return { field, text, parts: highlightRanges(text, matched.ranges) };
        },
      };
    }
    return best ?? [];
  });
}

function textsOf({ entry, variants }: SearchedTexts): Pick<SearchMatch, "field" | "text">[] {
  return [
    { field: "native_text", text: entry.native_text },
    ...(entry.romanization !== null ? [{ field: "romanization" as const, text: entry.romanization }] : []),
    ...variants.map((text) => ({ field: "variant" as const, text })),
  ];
}

function isBetter(kind: TextMatch["kind"], cost: number, best: TranslationMatch): boolean {
  const difference = rankOf(kind) - rankOf(best.kind);
  return difference < 0 || (difference === 0 && cost < best.cost);
}
