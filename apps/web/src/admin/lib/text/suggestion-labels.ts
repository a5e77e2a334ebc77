import type { Suggestion } from "@saywhere/validators/suggestions/suggestion";

/** What visitors can say is wrong. */
export const SUGGESTION_FIELDS: Record<Suggestion["field"], string> = {
  native_text: "Native Text",
  romanization: "Romanization",
  pronunciation_guide: "Pronunciation Guide",
  meaning: "Meaning or use",
  recording: "Recording",
  other: "Something else",
};

/** The phrase that a suggestion is about: “Hello” in Spanish. */
export function suggestionSubject({ phrase, language }: Pick<Suggestion, "phrase" | "language">): string {
  return `“${phrase.english}” in ${language.name}`;
}

/** The ID of a suggestion's element in the list of suggestions, for links to it. */
export function suggestionAnchor({ id }: Pick<Suggestion, "id">): string {
  return `suggestion-${id}`;
}
