import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import { useLiveWarnings } from "./use-live-warnings.ts";
import { WarningNotes } from "./warning-notes.tsx";

export interface LiveWarningsProps {
  language: LanguageRef & { id: number };
  phrase: { id: number; english: string };
  native_text: string;
  romanization: string;
}

/** What may be wrong with the text that is being typed: told a moment later, politely, and never in the way. */
export function LiveWarnings(props: LiveWarningsProps) {
  const { warnings, sameAs } = useLiveWarnings(props);
  return (
    <div aria-live="polite">
      <WarningNotes warnings={warnings} sameAs={sameAs} />
    </div>
  );
}
