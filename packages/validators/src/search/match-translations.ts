import type { SearchMatch } from "../search.ts";
import { markText } from "./mark-text.ts";
import { type ComparedText, matchText, rankOf, type TextMatch } from "./match-text.ts";
import { normalizeSearchText } from "./normalize-search-text.ts";
import type { SearchedTexts } from "./search-source.ts";
import { compactText } from "./text-terms.ts";

/** A translation with a text that matches. */
export interface TranslationMatch {
  entry: SearchedTexts["entry"];
  kind: TextMatch["kind"];
  /** What sets it back among those of the same kind. */
  cost: number;
  /** How much of the text was asked for. */
  share: number;
  /** Why it was found; made when it is shown. */
  readonly match: SearchMatch;
}

/** The English phrase goes before translations that match as well, and those before synonyms of it. */
const COST_OF_TRANSLATION = 0.1;
const COST_OF_VARIANT = 0.1;
const COST_OF_EDIT = 0.5;

/** The best match of each translation that has one. */
export function matchTranslations(found: readonly SearchedTexts[], query: ComparedText): TranslationMatch[] {
  return found.flatMap((texts) => {
    let best: TranslationMatch | null = null;
    for (const { field, text } of textsOf(texts)) {
      const normal = normalizeSearchText(text);
      const match = matchText(normal, query);
      if (!match) continue;
      const cost =
        COST_OF_TRANSLATION + match.edits * COST_OF_EDIT + (field === "variant" ? COST_OF_VARIANT : 0);
      if (best && !isBetter(match.kind, cost, best)) continue;
      best = {
        entry: texts.entry,
        kind: match.kind,
        cost,
        share: Math.min(1, query.compact.length / compactText(normal).length),
        get match() {
          return { field, text, parts: markText(text, match.ranges) };
        },
      };
    }
    return best ?? [];
  });
}

function textsOf({ entry, variants }: SearchedTexts): Pick<SearchMatch, "field" | "text">[] {
  return [
    { field: "native_text", text: entry.native_text },
    ...(entry.romanization ? [{ field: "romanization" as const, text: entry.romanization }] : []),
    ...variants.map((text) => ({ field: "variant" as const, text })),
  ];
}

function isBetter(kind: TextMatch["kind"], cost: number, best: TranslationMatch): boolean {
  const difference = rankOf(kind) - rankOf(best.kind);
  return difference < 0 || (difference === 0 && cost < best.cost);
}
