import { type SearchOutcome, type SearchRequest, search } from "@saywhere/search/search";
import type { SearchScope, SearchSource } from "@saywhere/search/search-source";
import { findTexts, readEntries } from "@saywhere/search/static/static-search-source";
import { createTextStore, type TextStore } from "@saywhere/search/static/text-store";
import { SUGGESTION_LIMIT } from "@saywhere/validators/search/search-limits";
import type { DataFiles } from "../../static-export/data-file-loader.ts";
import type { FileSearch } from "../../static-export/static-search.ts";

/** Search in the packs of this device: every language can be named, but only those that are kept have results. */
export function searchPacks(files: DataFiles, kept: ReadonlySet<string>): FileSearch {
  const copy = createTextStore(files);
  const keptCopy: TextStore = {
    ...copy,
    async readVocabulary() {
      const { languages, ...vocabulary } = await copy.readVocabulary();
      return { ...vocabulary, languages: languages.filter(({ ref }) => kept.has(ref.slug)) };
    },
  };
  const source: SearchSource = {
    vocabulary: async () => (await copy.readVocabulary()).vocabulary,
    findTexts: (texts, scope, wanted) => findTexts(keptCopy, texts, scope, wanted),
    phoneticTexts: () => copy.readPhoneticTexts(),
    readEntries: (phrases, scope) => readEntries(files, keptCopy, phrases, scope),
  };
  /** Finds what is meant in another language in those that are kept, unless the visitor filters by that language. */
  const findAnyway = ({ language: filter }: SearchRequest): SearchSource => {
    const inKept = (scope: SearchScope) =>
      filter || !scope.language || kept.has(scope.language) ? scope : { ...scope, language: null };
    return {
      ...source,
      findTexts: (texts, scope, wanted) => source.findTexts(texts, inKept(scope), wanted),
      readEntries: (phrases, scope) => source.readEntries(phrases, inKept(scope)),
    };
  };
  const findInKept = async (request: SearchRequest): Promise<SearchOutcome> => {
    const outcome = await search(findAnyway(request), request);
    const { language, category, named, text } = outcome;
    if (!named.language || !language || kept.has(language.slug)) return outcome;
    // The language that the query names is not here, but the same text may be in those that are.
    if (text) return search(source, { ...request, query: text, everywhere: true });
    return category ? { ...outcome, language: null } : { ...outcome, groups: [], hits: [] };
  };
  return {
    prepare: async () => {},
    async find(request) {
      const outcome = await findInKept(request);
      const meant = outcome.did_you_mean;
      const isHere = meant !== null && (await findInKept({ ...request, query: meant })).groups.length > 0;
      return {
        ...outcome,
        did_you_mean: isHere ? meant : null,
        groups: outcome.groups.map((group) => ({ ...group, total: Math.min(group.total, kept.size) })),
      };
    },
    suggest: async (request) => (await findInKept(request)).hits.slice(0, SUGGESTION_LIMIT),
  };
}
