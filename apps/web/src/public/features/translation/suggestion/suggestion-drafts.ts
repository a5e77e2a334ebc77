import { notify } from "@saywhere/ui/toasts/notify";
import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { type SendErrors, type SuggestionDraft, sendSuggestion } from "./send-suggestion.ts";
import type { Recorded } from "./use-recorder.ts";

/** What was typed and recorded about a phrase and not sent, which is there again when the form is opened again. */
export const drafts = new Map<number, SuggestionDraft>();
export const recordings = new Map<number, Recorded>();

/** What the server said to a suggestion: what to show when it was not stored. */
type Answered = (failed: SendErrors | null) => void;

/** Phrases whose suggestion is on its way, and the open forms: a form may be closed and opened again meanwhile. */
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

/** Sends a suggestion; the form that is open then says how it ended, or a toast that it failed. */
export async function sendDraft(detail: PhraseDetail, { draft, recorded, seconds }: Entered): Promise<void> {
  const { id } = detail;
  sending.add(id);
  const failed = await sendSuggestion(id, draft, recorded?.mp3 ?? null, seconds);
  sending.delete(id);
  if (!failed) {
    drafts.delete(id);
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
