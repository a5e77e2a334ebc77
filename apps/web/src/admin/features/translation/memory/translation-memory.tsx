import { useDebouncedValue, useWindowEvent } from "@mantine/hooks";
import { NativeText } from "@saywhere/ui/text/native-text";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import type { SimilarTranslation } from "@saywhere/validators/content/translation";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { findGlossaryTerms } from "./find-glossary-terms.ts";
import styles from "./translation-memory.module.css";

/** A text to insert. */
export interface Insertion extends Pick<SimilarTranslation, "native_text" | "romanization"> {
  /** Whether it is added to the text, instead of replacing it. */
  appended?: boolean;
}

export interface TranslationMemoryProps {
  language: LanguageRef & { id: number };
  phrase: { id: number; english: string };
  /** The text so far. */
  native_text: string;
  onInsert(inserted: Insertion): void;
  /** Whether it stays at the end of the window while the page scrolls. */
  docked?: boolean;
  /** The row of the grid that gets the text; undefined in a dialog. */
  rowId?: number;
}

const PAUSE_MS = 400;
/** The fields of a dialog in which the keys insert a translation. */
const IN_DIALOG = '[role=dialog] :is([data-path="native_text"], [data-path="romanization"])';

/** Terms of the glossary, and translations of the language that share words with a phrase: a click, or Alt, Shift and a digit, inserts one. Empty without any. */
export function TranslationMemory({
  language,
  phrase,
  native_text,
  onInsert,
  docked,
  rowId,
}: TranslationMemoryProps) {
  const given = { language_id: language.id, phrase_id: phrase.id, native_text: native_text.trim() };
  // Neither typing nor passing rows sends a request for each step.
  const [paused] = useDebouncedValue(JSON.stringify(given), PAUSE_MS);
  const asked = JSON.parse(paused) as typeof given;
  // What was found for another row must not be inserted into this one.
  const isOfRow = (input: Partial<typeof given> | undefined) =>
    input?.language_id === language.id && input.phrase_id === phrase.id;
  const { data } = useQuery({
    ...useTRPC().translation.similar.queryOptions(asked),
    placeholderData: (before, query) =>
      isOfRow(query?.queryKey[1]?.input as Partial<typeof given> | undefined) ? before : undefined,
  });
  const found = (isOfRow(asked) && data) || [];
  const { data: glossary = [] } = useQuery(useTRPC().language.glossary.queryOptions({ id: language.id }));
  const terms = findGlossaryTerms(phrase.english, glossary);
  // The dock grows over the end of the window, where the focused row may be.
  const dockedContent = docked && `${phrase.id}: ${found.length}`;
  useEffect(() => {
    if (dockedContent) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [dockedContent]);
  const panel = useRef<HTMLElement>(null);
  useWindowEvent("keydown", (event) => {
    const chosen = found[Number(/^Digit([1-9])$/.exec(event.code)?.[1]) - 1];
    if (!chosen || !event.altKey || !event.shiftKey) return;
    // In a filter of a grid, it would overwrite a row that does not have the focus any more. In the other fields of a
    // dialog the keys type a character, such as “€” on a Mac.
    const place = rowId === undefined ? IN_DIALOG : `[data-row="${rowId}"]`;
    const target = event.target as Element;
    if (!panel.current?.contains(target) && !target.closest(place)) return;
    event.preventDefault();
    onInsert(chosen);
  });
  return (
    <section ref={panel} className={styles.memory} aria-label="Help while translating" data-docked={docked}>
      <Entries
        id="glossary-terms"
        heading="Glossary"
        language={language}
        entries={terms.map(({ term, english, note }) => ({
          text: term,
          english: note ? `${english} · ${note}` : english,
          title: "Add to the text",
          onInsert: () => onInsert({ native_text: term, romanization: null, appended: true }),
        }))}
      />
      <Entries
        id="similar-translations"
        heading="Similar translations"
        language={language}
        entries={found.map((one, index) => ({
          text: one.native_text,
          english: `${one.english} · ${Math.round(100 * one.likeness)}%`,
          title: `Insert (Alt+Shift+${index + 1})`,
          keys: `Alt+Shift+${index + 1}`,
          onInsert: () => onInsert(one),
        }))}
      />
    </section>
  );
}

interface EntriesProps extends Pick<TranslationMemoryProps, "language"> {
  id: string;
  heading: string;
  entries: { text: string; english: string; title: string; keys?: string; onInsert(): void }[];
}

/** Texts in the language, each with its English; a click inserts one. */
function Entries({ id, heading, language, entries }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <>
      <span id={id} className={styles.heading}>
        {heading}
      </span>
      <ul className={styles.list} aria-labelledby={id}>
        {entries.map(({ text, english, title, keys, onInsert }, index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.entry}
              title={title}
              aria-keyshortcuts={keys}
              onClick={onInsert}
            >
              <NativeText {...language}>{text}</NativeText>
              <span className={styles.english}>{english}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
