import { NativeText } from "@saywhere/ui/text/native-text";
import { Romanization } from "@saywhere/ui/text/romanization";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import type { SearchMatch } from "@saywhere/validators/search/search-result";
import { HighlightedText } from "./highlighted-text.tsx";

interface MatchedFormProps {
  match: SearchMatch;
  language: LanguageRef;
}

/**
 * The form by which a phrase was found, beside the texts shown anyway: a romanization, a variant, or a pronunciation.
 */
export function MatchedForm({ match, language }: MatchedFormProps) {
  const marked = <HighlightedText text={match.text} field={match.field} match={match} />;
  // Syllables in English spelling.
  if (match.field === "pronunciation_guide") return marked;
  const isRomanized = language.script !== "Latn" && /\p{sc=Latn}/u.test(match.text);
  if (isRomanized) return <Romanization code={language.code}>{marked}</Romanization>;
  return <NativeText {...language}>{marked}</NativeText>;
}
