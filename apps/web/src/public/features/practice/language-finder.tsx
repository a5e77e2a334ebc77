import { useRef, useState } from "react";
import type { LanguageOption } from "../../lib/filters/filter-options.ts";
import { FinderField } from "../../lib/finder-field.tsx";
import { matchLanguages } from "../../lib/languages/match-languages.ts";
import { NoMatches } from "../../lib/no-matches.tsx";

interface LanguageFinderProps {
  languages: readonly LanguageOption[];
  /** Called with the languages that match what was typed. */
  onFind(found: readonly LanguageOption[]): void;
  /** Called for Enter, which opens the first match. */
  onEnter(): void;
}

/** A field that finds a language to practice. Loaded when the page is there: the list is complete without it. */
export function LanguageFinder({ languages, onFind, onEnter }: LanguageFinderProps) {
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const { length } = matchLanguages(languages, typed);
  const find = (text: string) => {
    setTyped(text);
    onFind(matchLanguages(languages, text));
  };
  return (
    <>
      <FinderField
        label="Find a language"
        field={field}
        typed={typed}
        onType={find}
        onEnter={onEnter}
        count={typed.trim() ? `${length} of ${languages.length} languages` : null}
      />
      {length === 0 ? (
        <NoMatches of="languages" typed={typed} onShowAll={() => find("")}>
          Check the spelling, or browse all languages.
        </NoMatches>
      ) : null}
    </>
  );
}
