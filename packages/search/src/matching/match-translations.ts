import type { SearchMatch } from "@saywhere/validators/search/search-result";
import type { SearchedTexts } from "../search-source.ts";
import { highlightRanges } from "./highlight.ts";
import { rankOf, type TextMatch } from "./match-text.ts";
import { type PreparedText, prepareText } from "./prepared-text.ts";

/** A translation that was found. */
export interface TranslationResult {
  entry: SearchedTexts["entry"];
  kind: TextMatch["kind"];
  /** What sets it back among those of the same kind. */
  cost: number;
  /** How much of the text was asked for. */
  share: number;
  /** Why it was found; made when it is shown. */
  readonly match: SearchMatch;
}

/** One with a text that matches. */
export interface TranslationMatch extends TranslationResult {
  /** That text, normalised. */
  normal: string;
}

/** The English phrase goes before translations that match as well, and those before synonyms of it. */
const COST_OF_TRANSLATION = 0.1;
const COST_OF_VARIANT = 0.1;
const COST_OF_EDIT = 0.5;

/** A translation with its texts as they are compared with one query after the other. */
export interface PreparedTranslation {
  entry: SearchedTexts["entry"];
  texts: readonly (Pick<SearchMatch, "field" | "text"> & { normal: PreparedText })[];
}

/** Makes translations ready for {@link matchTranslations}, once for however many queries. */
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

/** The best match of each translation that has one, as `match` compares a text with a query. */
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
