import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { fuzzyMatch, fuzzyQueryTerms, fuzzyTerms } from "../matching/fuzzy-match.ts";
import { MATCH_KINDS, matchText, prepareText, rankOf } from "../matching/match-text.ts";
import { compactText, runsOf, textTerm, textTerms } from "../matching/text-terms.ts";
import { preferFirst } from "../prefer-first.ts";
import type {
  PhoneticText,
  SearchedTexts,
  SearchScope,
  SearchSource,
  SearchVocabulary,
} from "../search-source.ts";

interface SearchedText {
  translation: SearchedTexts;
  text: string;
  compact: string;
}

export type WrittenTexts = Omit<SearchedTexts, "normal">;

/** Creates a source that holds the given translations in memory, indexed by the terms of their texts. */
export function createMemorySource(
  vocabulary: SearchVocabulary,
  written: readonly WrittenTexts[],
  phoneticTexts: readonly PhoneticText[] = [],
): SearchSource {
  const translations = written.map((one): SearchedTexts => {
    const { native_text, romanization } = one.entry;
    const romanized = romanization === null ? [] : [romanization];
    return { ...one, normal: [native_text, ...romanized, ...one.variants].map(normalizeSearchText) };
  });
  const texts = translations.flatMap((translation) =>
    translation.normal.map((text) => ({ translation, text, compact: compactText(text) })),
  );
  const byTerm = new Map<string, Set<SearchedText>>();
  for (const text of texts) {
    for (const term of [...textTerms(text.text), ...fuzzyTerms(text.compact)]) {
      const known = byTerm.get(term) ?? new Set();
      byTerm.set(term, known.add(text));
    }
  }
  const byPhrase = Map.groupBy(translations, ({ entry }) => entry.phrase.slug);
  return {
    vocabulary: () => Promise.resolve(vocabulary),
    phoneticTexts: () => Promise.resolve(phoneticTexts),
    findTexts(sought, scope, { limit, minKind, fuzzy = [] }) {
      const ranks = new Map<SearchedTexts, number>();
      for (const text of sought) {
        const query = prepareText(text);
        const candidates = new Set(texts.filter(({ compact }) => compact.startsWith(query.compact)));
        for (const term of [...textTerms(text), ...runsOf(query.words).map(textTerm)]) {
          for (const candidate of byTerm.get(term) ?? []) candidates.add(candidate);
        }
        for (const { text: candidate, translation } of candidates) {
          const match = isIn(scope, translation.entry) ? matchText(candidate, query) : null;
          const known = ranks.get(translation) ?? Number.POSITIVE_INFINITY;
          if (match && rankOf(match.kind) <= rankOf(minKind))
            ranks.set(translation, Math.min(known, rankOf(match.kind)));
        }
      }
      for (const text of fuzzy) {
        const query = prepareText(text);
        const terms = [...fuzzyQueryTerms(query.compact), ...textTerms(text)];
        for (const candidate of new Set(terms.flatMap((term) => [...(byTerm.get(term) ?? [])]))) {
          const { translation } = candidate;
          if (ranks.has(translation) || !isIn(scope, translation.entry)) continue;
          if (fuzzyMatch(prepareText(candidate.text), query)) ranks.set(translation, MATCH_KINDS.length);
        }
      }
      const best = [...ranks].toSorted(([, one], [, other]) => one - other);
      return Promise.resolve(best.slice(0, limit).map(([translation]) => translation));
    },
    readEntries(phrases, scope) {
      const read = phrases.map(({ slug, limit }) => {
        const inScope = (byPhrase.get(slug) ?? [])
          .map(({ entry }) => entry)
          .filter((entry) => isIn(scope, entry));
        const entries = preferFirst(inScope, ({ language }) => language.slug === scope.preferred);
        return [slug, { entries: entries.slice(0, limit), total: entries.length }] as const;
      });
      return Promise.resolve(new Map(read));
    },
  };
}

const isIn = ({ language, category }: SearchScope, entry: PhraseEntry): boolean =>
  (!language || entry.language.slug === language) && (!category || entry.category.slug === category);
