import { notify } from "@saywhere/ui/toasts/notify";
import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { storedValue } from "../../../lib/stored-value.ts";
import { type SendErrors, type SuggestionDraft, sendSuggestion } from "./send-suggestion.ts";
import type { Recorded } from "./use-recorder.ts";

export const SUGGESTION_DRAFTS_KEY = "saywhere.suggestion-drafts";

const EMPTY: SuggestionDraft = {
  field: "",
  suggested: "",
  why: "",
  name: "",
  thank: false,
  email: "",
  website: "",
};

/** Unsent texts by the ID of the translation. */
type Drafts = Record<number, SuggestionDraft>;

const stored = storedValue<Drafts>(SUGGESTION_DRAFTS_KEY, (value) =>
  Object.fromEntries(Object.entries(value ?? {}).map(([id, draft]) => [id, readFields(draft)])),
);

/** Drafts where the browser blocks storage; they last until the page is closed. */
let unstored: Drafts | null = null;

/** What was typed about a phrase and not sent: it is there again when the form is opened again, also after a reload. */
export function readDraft({ id }: PhraseDetail): SuggestionDraft {
  return (unstored ?? stored.read())[id] ?? EMPTY;
}

/** Stores the draft about a phrase; null deletes it. */
export function writeDraft({ id }: PhraseDetail, draft: SuggestionDraft | null): void {
  const drafts = { ...(unstored ?? stored.read()) };
  // Only programs fill in `website`, which visitors cannot see.
  if (draft && isFilledIn(draft)) drafts[id] = { ...draft, website: "" };
  else delete drafts[id];
  unstored = stored.write(drafts) ? null : drafts;
}

export function isFilledIn(draft: SuggestionDraft): boolean {
  return Object.values({ ...draft, website: "" }).some(Boolean);
}

/** Stored data can be outdated or edited by hand: invalid fields are empty. */
function readFields(draft: unknown): SuggestionDraft {
  const known = Object.entries(draft ?? {}).filter(
    ([name, value]) => typeof value === typeof EMPTY[name as keyof SuggestionDraft],
  );
  return { ...EMPTY, ...Object.fromEntries(known) };
}

/** What was recorded and not sent, by the ID of the translation, until the page is closed. */
export const recordings = new Map<number, Recorded>();

/** Called with the outcome of a suggestion: null, or the errors to show when it was not stored. */
type Answered = (failed: SendErrors | null) => void;

/** Phrases whose suggestion is being sent, and the open forms: a form may be closed and opened again meanwhile. */
const sending = new Set<number>();
const openForms = new Map<number, Answered>();

export function isSending(detail: PhraseDetail): boolean {
  return sending.has(detail.id);
}

/** Registers an open form, also for the suggestion that was sent before it was closed and opened again. */
export function addOpenForm({ id }: PhraseDetail, answered: Answered): () => void {
  openForms.set(id, answered);
  return () => void openForms.delete(id);
}

/** What a visitor has entered about a phrase. */
interface Entered {
  draft: SuggestionDraft;
  recorded: Recorded | null;
  /** How long the visitor wrote, in seconds. */
  seconds: number;
}

/** Discards what a visitor has entered about a phrase, and offers to undo that. */
export function discardDraft(detail: PhraseDetail): void {
  const draft = readDraft(detail);
  const recorded = recordings.get(detail.id);
  writeDraft(detail, null);
  recordings.delete(detail.id);
  notify({
    title: "Suggestion discarded",
    message: `Your suggestion for “${detail.phrase.english}” is gone from this device.`,
    action: {
      label: "Undo",
      onClick: () => {
        if (isFilledIn(readDraft(detail)) || recordings.has(detail.id)) {
          return notify({
            title: "Nothing was restored",
            message: "You have started another suggestion for this phrase.",
          });
        }
        writeDraft(detail, draft);
        if (recorded) recordings.set(detail.id, recorded);
      },
    },
  });
}

/** Sends a suggestion. If a form is open by then, it shows the outcome; otherwise a toast shows a failure. */
export async function sendDraft(detail: PhraseDetail, { draft, recorded, seconds }: Entered): Promise<void> {
  const { id } = detail;
  sending.add(id);
  const failed = await sendSuggestion(id, draft, recorded?.mp3 ?? null, seconds);
  sending.delete(id);
  if (!failed) {
    writeDraft(detail, null);
    // Recording goes on while a suggestion is sent.
    if (recordings.get(id) === recorded) recordings.delete(id);
  }
  const answered = openForms.get(id);
  if (answered) answered(failed);
  else if (failed) {
    notify({
      title: "Your suggestion was not sent",
      message: `${Object.values(failed)[0]} What you wrote about “${detail.phrase.english}” is still in the form. Open it again to send it.`,
      variant: "destructive",
    });
  }
}
