import type { Column } from "@saywhere/ui/list/data-table";
import type { Suggestion } from "@saywhere/validators/suggestions/suggestion";
import { paths } from "@saywhere/validators/urls/paths";
import { formatCount } from "../../../shared/format-count.ts";
import { FieldText } from "../../lib/form/field-text.tsx";
import { When } from "../../lib/text/relative-time-label.tsx";
import { SUGGESTION_FIELDS, suggestionAnchor, suggestionSubject } from "../../lib/text/suggestion-labels.ts";
import { SuggestedText } from "./suggested-text.tsx";
import styles from "./suggestion-columns.module.css";
import { SuggestionRecording } from "./suggestion-recording.tsx";

export const SUGGESTION_COLUMNS: Column<Suggestion>[] = [
  {
    id: "phrase",
    header: "Phrase",
    cell: (suggestion) => (
      <div id={suggestionAnchor(suggestion)} className={styles.stack}>
        <a
          href={paths.translation(suggestion.language.slug, suggestion.phrase.slug)}
          target="_blank"
          rel="noreferrer"
        >
          {suggestionSubject(suggestion)}
        </a>
        <span className={styles.quiet}>{SUGGESTION_FIELDS[suggestion.field]}</span>
      </div>
    ),
  },
  {
    id: "suggested",
    header: "Suggestion",
    // One column, which fits on a phone.
    cell: (suggestion) => (
      <>
        <SuggestedText suggestion={suggestion} />
        {suggestion.has_recording && suggestion.status === "open" && (
          <SuggestionRecording id={suggestion.id} subject={suggestionSubject(suggestion)} />
        )}
        <From {...suggestion} />
      </>
    ),
  },
];

/** Who sent it, also those who sent the same, and what an editor decided. */
function From({ doubles, status, decided_by, decided_at, reason, ...sent }: Suggestion) {
  return (
    <div className={styles.stack}>
      <Sender {...sent} />
      {doubles.length > 0 && (
        <span>
          {formatCount(doubles.length, "more visitor")} sent the same. Your decision applies to all.
        </span>
      )}
      {doubles.map((double) => (
        <div key={`${double.created_at} ${double.name} ${double.why}`} className={styles.stack}>
          {double.suggested !== sent.suggested && (
            <FieldText native={sent.field === "native_text" ? sent.language : undefined}>
              {double.suggested}
            </FieldText>
          )}
          {double.why && (
            <span className={styles.quiet} dir="auto">
              {double.why}
            </span>
          )}
          <Sender {...double} />
        </div>
      ))}
      {decided_at && (
        <span className={styles.quiet}>
          {status === "accepted" ? "Accepted" : "Refused"} by {decided_by} <When at={decided_at} />
        </span>
      )}
      {reason && (
        <span className={styles.quiet} dir="auto">
          {reason}
        </span>
      )}
    </div>
  );
}

function Sender({
  name,
  thank,
  email,
  created_at,
}: Pick<Suggestion, "name" | "thank" | "email" | "created_at">) {
  return (
    <>
      {name && (
        <span>
          <bdi>{name}</bdi>
          {thank && <span className={styles.quiet}> · would like to be thanked by name</span>}
        </span>
      )}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      <span className={styles.quiet}>
        Sent <When at={created_at} />
      </span>
    </>
  );
}
