import { Tooltip } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import {
  type QualityWarning,
  qualityWarnings,
  WARNING_MESSAGES,
} from "@saywhere/validators/texts/quality-warnings";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { formatCount } from "../../lib/list/format-count.ts";
import styles from "./quality-warnings.module.css";

/** The number of warnings, with their texts in a tooltip. */
export function WarningBadge({ warnings }: { warnings: readonly QualityWarning[] }) {
  if (warnings.length === 0) return null;
  const texts = warnings.map((warning) => WARNING_MESSAGES[warning]);
  return (
    <Tooltip
      label={texts.map((text) => <div key={text}>{text}</div>)}
      events={{ hover: true, focus: true, touch: true }}
    >
      <button
        type="button"
        className={styles.badge}
        aria-label={`${formatCount(warnings.length, "warning")}: ${texts.join("; ")}`}
      >
        <IconAlertTriangle size={14} stroke={2} aria-hidden />
        {warnings.length}
      </button>
    </Tooltip>
  );
}

interface WarningNotesProps {
  warnings: readonly QualityWarning[];
  /** The English of the phrases with the same native text, if known. */
  sameAs?: readonly string[];
}

/** The warnings about a translation, as a list. */
export function WarningNotes({ warnings, sameAs = [] }: WarningNotesProps) {
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {warnings.map((warning) => (
        <li key={warning} className={styles.note}>
          <IconAlertTriangle size={15} stroke={2} aria-hidden />
          <span>
            {warning === "same-as-other-phrase" && sameAs.length > 0
              ? `Same text as ${sameAs.map((english) => `“${english}”`).join(", ")}`
              : WARNING_MESSAGES[warning]}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface LiveWarningsProps {
  language: LanguageRef & { id: number };
  phrase: { id: number; english: string };
  native_text: string;
  romanization: string;
}

const TYPING_PAUSE_MS = 400;

/** Warnings about the text that is being typed, updated when the typing pauses. */
export function LiveWarnings(props: LiveWarningsProps) {
  return (
    <div aria-live="polite">
      <WarningNotes {...useLiveWarnings(props)} />
    </div>
  );
}

/** Only the server knows whether another phrase has the same text. */
function useLiveWarnings({ language, phrase, native_text, romanization }: LiveWarningsProps) {
  const trpc = useTRPC();
  const [paused] = useDebouncedValue({ native_text, romanization }, TYPING_PAUSE_MS);
  const text = paused.native_text.trim();
  const { data: sameAs = [] } = useQuery(
    trpc.translation.sameText.queryOptions(
      text ? { language_id: language.id, phrase_id: phrase.id, native_text: text } : skipToken,
    ),
  );
  if (!text) return { warnings: [], sameAs: [] };
  const warnings: QualityWarning[] = qualityWarnings({
    native_text: paused.native_text,
    romanization: paused.romanization.trim() || null,
    english: phrase.english,
    script: language.script,
  });
  if (sameAs.length > 0) warnings.push("same-as-other-phrase");
  return { warnings, sameAs };
}
