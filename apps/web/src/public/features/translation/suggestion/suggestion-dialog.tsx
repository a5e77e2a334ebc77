import { Button } from "@saywhere/ui/button";
import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import {
  SUGGESTION_EMAIL_LENGTH,
  SUGGESTION_LENGTH,
  SUGGESTION_NAME_LENGTH,
  type SuggestionField,
} from "@saywhere/validators/suggestions/suggestion-limits";
import {
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { SmallDialog } from "../../../lib/small-dialog.tsx";
import { CurrentText } from "./current-text.tsx";
import { findMissing, type SendErrors, type SuggestionDraft } from "./send-suggestion.ts";
import styles from "./suggestion-dialog.module.css";
import {
  addOpenForm,
  discardDraft,
  isFilledIn,
  isSending,
  readDraft,
  recordings,
  sendDraft,
  writeDraft,
} from "./suggestion-drafts.ts";
import { SuggestionRecorder } from "./suggestion-recorder.tsx";
import { type Recorded, useRecorder } from "./use-recorder.ts";

const FIELDS: Record<SuggestionField, string> = {
  native_text: "Native text",
  romanization: "Romanization",
  pronunciation_guide: "Pronunciation",
  meaning: "Meaning or use",
  recording: "Recording",
  other: "Something else",
};

/** The fields that visitors see. */
type Field = Exclude<keyof SuggestionDraft, "website" | "thank">;

interface SuggestionDialogProps {
  detail: PhraseDetail;
  onClose: () => void;
}

/** The form by which visitors suggest a correction. Open while mounted. */
export function SuggestionDialog({ detail, onClose }: SuggestionDialogProps) {
  const [sent, setSent] = useState(false);
  const subject = `“${detail.phrase.english}” in ${detail.language.name}`;
  return (
    <SmallDialog title="Suggest a correction" onClose={onClose}>
      {sent ? (
        <Thanks />
      ) : (
        <>
          <p className={styles.lead}>For {subject}. No account needed.</p>
          <SuggestionForm detail={detail} onSent={() => setSent(true)} />
        </>
      )}
    </SmallDialog>
  );
}

function SuggestionForm({ detail, onSent }: { detail: PhraseDetail; onSent: () => void }) {
  const [draft, setDraft] = useState(() => readDraft(detail));
  const [recorded, setRecorded] = useState(recordings.get(detail.id) ?? null);
  const [errors, setErrors] = useState<SendErrors>({});
  const [pending, setPending] = useState(isSending(detail));
  const [opened] = useState(() => performance.now());
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  const change = (part: Partial<SuggestionDraft>) => {
    // It would be neither sent nor kept.
    if (pending) return;
    const changed = { ...draft, ...part };
    writeDraft(detail, changed);
    setDraft(changed);
  };
  const changeRecording = (changed: Recorded | null) => {
    if (changed) recordings.set(detail.id, changed);
    else recordings.delete(detail.id);
    setRecorded(changed);
  };
  const recorder = useRecorder(recorded, changeRecording);
  const recordingSaysIt = draft.field === "recording" && recorded !== null;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (pending || recorder.isRecording) return;
    const missing = findMissing(draft, recordingSaysIt);
    if (missing) {
      setErrors(missing);
      return;
    }
    setPending(true);
    const seconds = Math.floor((performance.now() - opened) / 1_000);
    void sendDraft(detail, { draft, recorded, seconds });
  };
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    discardDraft(detail);
    currentTarget.closest("dialog")?.close();
  };
  const answered = useEffectEvent((failed: SendErrors | null) => {
    setPending(false);
    setErrors(failed ?? {});
    if (!failed) onSent();
  });
  useEffect(() => addOpenForm(detail, answered), [detail]);
  useEffect(() => {
    // The first in the order of the form.
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors]);

  /** The attributes of an input, with those that say what is wrong with it. */
  const input = (name: Field) => ({
    id: `${id}-${name}`,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    ...(errors[name] && { "aria-invalid": true, "aria-describedby": `${id}-${name}-error` }),
  });
  const label = (name: Field, text: string) => <label htmlFor={`${id}-${name}`}>{text}</label>;
  const error = (name: Field) =>
    errors[name] && (
      <p id={`${id}-${name}-error`} className={styles.error}>
        {errors[name]}
      </p>
    );

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={send}>
      {errors.general && (
        <p role="alert" className={styles.error}>
          {errors.general}
        </p>
      )}
      <div className={styles.field}>
        {label("field", "What is wrong?")}
        <select {...input("field")} data-autofocus required>
          <option value="">Choose…</option>
          {Object.entries(FIELDS).map(([field, text]) => (
            <option key={field} value={field}>
              {text}
            </option>
          ))}
        </select>
        {error("field")}
        <CurrentText detail={detail} field={draft.field} />
      </div>
      <div className={styles.field}>
        {label("suggested", recordingSaysIt ? "What should it say? (optional)" : "What should it say?")}
        <textarea
          {...input("suggested")}
          rows={2}
          maxLength={SUGGESTION_LENGTH}
          dir="auto"
          required={!recordingSaysIt}
        />
        {error("suggested")}
      </div>
      <SuggestionRecorder recorder={recorder} hasRecording={recorded !== null} error={errors.recording} />
      <div className={styles.field}>
        {label("why", "Why? (optional)")}
        <textarea {...input("why")} rows={2} maxLength={SUGGESTION_LENGTH} dir="auto" />
        {error("why")}
      </div>
      <div className={styles.field}>
        {label("name", "Your name (optional)")}
        <input {...input("name")} maxLength={SUGGESTION_NAME_LENGTH} autoComplete="name" dir="auto" />
        {error("name")}
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={draft.thank}
            onChange={({ target }) => change({ thank: target.checked })}
          />
          Thank me by name on this page
        </label>
      </div>
      <div className={styles.field}>
        {label("email", "Your e-mail address (optional)")}
        <input {...input("email")} type="email" maxLength={SUGGESTION_EMAIL_LENGTH} autoComplete="email" />
        {error("email")}
        <p className={styles.lead}>
          Only editors see your e-mail address. Your name is public only if you ask to be thanked. Editors may
          write to you if they have a question.
        </p>
      </div>
      {/* People do not see this field, but scripts that fill in forms do. */}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${id}-website`}>Website</label>
        <input
          id={`${id}-website`}
          name="website"
          value={draft.website}
          tabIndex={-1}
          autoComplete="off"
          onChange={({ target }) => change({ website: target.value })}
        />
      </div>
      <Button type="submit" pending={pending || recorder.isRecording}>
        {pending ? "Sending…" : "Send suggestion"}
      </Button>
      {(isFilledIn(draft) || recorded) && !pending && !recorder.isRecording && (
        <Button variant="quiet" onClick={discard}>
          Discard
        </Button>
      )}
    </form>
  );
}

/** Says what happens next, and takes the focus from the form that is gone. */
function Thanks() {
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => done.current?.focus(), []);
  return (
    <>
      <div role="status">
        <p>
          <strong>Thank you.</strong> An editor will look at your suggestion. If it is right, this page will
          change. If you left an e-mail address, the editor may write to you.
        </p>
      </div>
      <Button ref={done} onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}>
        Done
      </Button>
    </>
  );
}
