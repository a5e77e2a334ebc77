import { NativeText } from "@saywhere/ui/native-text";
import { Romanization } from "@saywhere/ui/romanization";
import type { LanguageRef } from "@saywhere/validators/phrase-entry";
import type { SearchMatch } from "@saywhere/validators/search";
import { Marked } from "./marked.tsx";

interface MatchedFormProps {
  match: SearchMatch;
  language: LanguageRef;
}

/** The form of a phrase that was found, beside the one that is shown anyway: a romanization or a variant. */
export function MatchedForm({ match, language }: MatchedFormProps) {
  const marked = <Marked text={match.text} field={match.field} match={match} />;
  const isRomanized = language.script !== "Latn" && /\p{sc=Latn}/u.test(match.text);
  if (isRomanized) return <Romanization code={language.code}>{marked}</Romanization>;
  return <NativeText {...language}>{marked}</NativeText>;
}
