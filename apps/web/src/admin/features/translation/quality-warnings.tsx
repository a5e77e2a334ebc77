import { Tooltip } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import type { SameText, Translation } from "@saywhere/validators/content/translation";
import type { GridRow } from "@saywhere/validators/content/translation-grid";
import {
  type QualityWarning,
  qualityWarning,
  qualityWarnings,
  WARNING_MESSAGES,
} from "@saywhere/validators/texts/quality-warnings";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import { skipToken, useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { formatCount } from "../../../shared/format-count.ts";
import { onErrorToastWithReason } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useInvalidateRecords } from "../../lib/api/use-invalidate-records.ts";
import { useAccess } from "../../lib/session/access.ts";
import { When } from "../../lib/text/relative-time-label.tsx";
import styles from "./quality-warnings.module.css";

/** The number of warnings about a stored text, with what they say in a tooltip. */
export function WarningBadge({ row, text }: { row: WarnedRow; text: string }) {
  const { warnings } = row;
  if (warnings.length === 0) return null;
  const texts = warnings.map((warning) => WARNING_MESSAGES[warning]);
  return (
    <Tooltip
      label={<WarningTexts row={row} text={text} />}
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

type WarnedRow = Pick<GridRow, "language" | "phrase" | "warnings">;

/** Asks for the other phrases only when the tooltip is open. */
function WarningTexts({ row: { language, phrase, warnings }, text }: { row: WarnedRow; text: string }) {
  const pair = { language_id: language.id, phrase_id: phrase.id };
  const sameAs = useSameText(pair, warnings.includes("same-as-other-phrase") ? text : null) ?? [];
  return warnings.map((warning) => (
    <div key={warning}>
      {warning === "same-as-other-phrase" && sameAs.length > 0
        ? `Same text as ${sameAs.map(({ english }) => `“${english}”`).join(", ")}`
        : WARNING_MESSAGES[warning]}
    </div>
  ));
}

/** A stored translation whose warnings can be accepted. */
type WarnedTranslation = Pick<
  Translation,
  "id" | "version" | "native_text" | "romanization" | "accepted_warnings"
>;

interface WarningNotesProps {
  /** Those that are not accepted. */
  warnings: readonly QualityWarning[];
  language: { id: number };
  /** The phrases with the same native text, if known. */
  sameAs?: readonly SameText[] | undefined;
  /** Undefined for a text that is not stored, whose warnings cannot be accepted. */
  translation?: WarnedTranslation | undefined;
  /** Called after a warning was accepted, or that was taken back. */
  onAccepted?: (() => void) | undefined;
}

/** The warnings about a translation as a list, with a button for each that accepts it or takes that back. */
function WarningNotes({ warnings, language, sameAs = [], translation, onAccepted }: WarningNotesProps) {
  const trpc = useTRPC();
  const editable = useAccess().canTranslate(language.id);
  const invalidate = useInvalidateRecords();
  const refresh = async () => {
    onAccepted?.();
    await invalidate("translation");
  };
  const accept = useMutation(
    trpc.translation.acceptWarning.mutationOptions({
      onSettled: refresh,
      onError: onErrorToastWithReason("update translation"),
    }),
  );
  const accepted = translation?.accepted_warnings ?? [];
  const shown = qualityWarning.options.flatMap((warning) => {
    const acceptance = accepted.find((one) => one.warning === warning);
    return acceptance || warnings.includes(warning) ? [{ warning, acceptance }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {shown.map(({ warning, acceptance }) => (
        <li key={warning} className={styles.note} data-accepted={acceptance ? true : undefined}>
          {acceptance ? (
            <IconCheck size={15} stroke={2} aria-hidden />
          ) : (
            <IconAlertTriangle size={15} stroke={2} aria-hidden />
          )}
          <span>
            {warning === "same-as-other-phrase" && sameAs.length > 0 ? (
              <SameTextAs language={language} phrases={sameAs} />
            ) : (
              WARNING_MESSAGES[warning]
            )}
            {acceptance && (
              <>
                {" · accepted by "}
                {acceptance.accepted_by}, <When at={acceptance.accepted_at} />
              </>
            )}{" "}
            {translation && editable && (
              <button
                type="button"
                className={styles.accept}
                aria-label={`${acceptance ? "Undo accept" : "Accept"}: ${WARNING_MESSAGES[warning]}`}
                aria-disabled={accept.isPending || undefined}
                onClick={() => {
                  if (accept.isPending) return;
                  const { id, version } = translation;
                  accept.mutate({ id, version, warning, accepted: !acceptance });
                }}
              >
                {acceptance ? "Undo accept" : "Accept"}
              </button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function SameTextAs({ language, phrases }: { language: { id: number }; phrases: readonly SameText[] }) {
  return (
    <>
      Same text as{" "}
      {phrases.map(({ translation_id, english }, index) => (
        <Fragment key={translation_id}>
          {index > 0 && ", "}
          <Link
            to="/translations"
            search={({ show }) => ({
              language: language.id,
              // The other phrase has this warning too.
              show: show === "warnings" ? show : undefined,
              edit: translation_id,
            })}
          >
            “{english}”
          </Link>
        </Fragment>
      ))}
    </>
  );
}

/** The phrases with a native text in a language; only the server knows them. */
function useSameText(pair: { language_id: number; phrase_id: number }, native_text: string | null) {
  const { data } = useQuery(
    useTRPC().translation.sameText.queryOptions(native_text ? { ...pair, native_text } : skipToken),
  );
  return data;
}

interface StoredWarningsProps {
  row: WarnedRow;
  translation: WarnedTranslation;
  onAccepted(): void;
}

/** The warnings about a stored text. */
export function StoredWarnings({ row, translation, onAccepted }: StoredWarningsProps) {
  const { language, phrase, warnings } = row;
  const all = [...warnings, ...translation.accepted_warnings.map(({ warning }) => warning)];
  const sameAs = useSameText(
    { language_id: language.id, phrase_id: phrase.id },
    all.includes("same-as-other-phrase") ? translation.native_text : null,
  );
  return <WarningNotes {...{ warnings, language, sameAs, translation, onAccepted }} />;
}

interface LiveWarningsProps {
  language: LanguageRef & { id: number };
  phrase: { id: number; english: string };
  native_text: string;
  romanization: string;
  /** The stored translation, whose warnings can be accepted while the text is unchanged. */
  stored?: WarnedTranslation | undefined;
}

const TYPING_PAUSE_MS = 400;

/** Warnings about the text that is being typed, updated when the typing pauses. */
export function LiveWarnings(props: LiveWarningsProps) {
  return (
    <div aria-live="polite">
      <WarningNotes language={props.language} {...useLiveWarnings(props)} />
    </div>
  );
}

function useLiveWarnings({ language, phrase, native_text, romanization, stored }: LiveWarningsProps) {
  const [paused] = useDebouncedValue({ native_text, romanization }, TYPING_PAUSE_MS);
  const text = paused.native_text.trim();
  const sameAs = useSameText({ language_id: language.id, phrase_id: phrase.id }, text);
  if (!text) return { warnings: [] };
  const warnings: QualityWarning[] = qualityWarnings({
    native_text: paused.native_text,
    romanization: paused.romanization.trim() || null,
    english: phrase.english,
    script: language.script,
  });
  if (sameAs && sameAs.length > 0) warnings.push("same-as-other-phrase");
  const isStored =
    stored && [native_text, romanization].join() === [stored.native_text, stored.romanization ?? ""].join();
  return { warnings, sameAs, translation: isStored ? stored : undefined };
}
