import type { PhraseEntry } from "../../phrase-entry.ts";
import { compared, matchText, rankOf } from "../match-text.ts";
import { normalizeSearchText } from "../normalize-search-text.ts";
import type { SearchedTexts, SearchScope, SearchSource, SearchVocabulary } from "../search-source.ts";

/** A source of what it is given, which looks through all of it. */
export function createMemorySource(
  vocabulary: SearchVocabulary,
  translations: readonly SearchedTexts[],
): SearchSource {
  const all = translations.map((texts) => {
    const { native_text, romanization } = texts.entry;
    const written = [native_text, romanization ?? "", ...texts.variants];
    return { texts, normal: written.map(normalizeSearchText) };
  });
  const byPhrase = Map.groupBy(translations, ({ entry }) => entry.phrase.slug);
  return {
    vocabulary: () => Promise.resolve(vocabulary),
    findTexts(text, scope, limit) {
      const query = compared(text);
      const ranked = all.flatMap(({ texts, normal }) => {
        if (!isIn(scope, texts.entry)) return [];
        const ranks = normal.flatMap((one) => {
          const match = matchText(one, query);
          return match ? [rankOf(match.kind)] : [];
        });
        return ranks.length > 0 ? [{ texts, rank: Math.min(...ranks) }] : [];
      });
      const best = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, limit);
      return Promise.resolve(best.map(({ texts }) => texts));
    },
    readEntries(phrases, scope, mostOfEach) {
      const read = phrases.map((slug) => {
        const entries = (byPhrase.get(slug) ?? [])
          .map(({ entry }) => entry)
          .filter((entry) => isIn(scope, entry));
        return [slug, { entries: entries.slice(0, mostOfEach), total: entries.length }] as const;
      });
      return Promise.resolve(new Map(read));
    },
  };
}

const isIn = ({ language, category }: SearchScope, entry: PhraseEntry): boolean =>
  (!language || entry.language.slug === language) && (!category || entry.category.slug === category);
