import type { Translation } from "@saywhere/validators/content/translation";
import type { Suggestion } from "@saywhere/validators/suggestions/suggestion";
import { suggestionPage } from "../../../testing/suggestions.ts";

/** What the list of suggestions and the dialog of the first one read. */
export function suggestionAnswers(
  suggestions: readonly [Suggestion, ...Suggestion[]],
  translation: Translation,
) {
  const [{ language, phrase }] = suggestions;
  const row = {
    language: { ...language, id: translation.language_id },
    phrase: { ...phrase, id: translation.phrase_id },
    translation,
    warnings: [],
    open_comments: 0,
  };
  return {
    language: { adminList: () => [], glossary: () => [] },
    suggestion: { list: () => suggestionPage([...suggestions]) },
    translation: { row: () => row, sameText: () => [], similar: () => [] },
  };
}
