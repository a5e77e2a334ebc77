import type { AppRouter } from "@saywhere/server/app-router";
import {
  SUGGESTION_RECORDING_PATH,
  type SuggestionField,
} from "@saywhere/validators/suggestions/suggestion-limits";
import { httpLink } from "@trpc/client";
import type { inferRouterInputs } from "@trpc/server";
import { isApiError, statusOf } from "../../../../shared/api-error.ts";
import { callLinks } from "../../../lib/api/trpc.ts";

/** What the form holds. */
export interface SuggestionDraft {
  field: SuggestionField | "";
  suggested: string;
  why: string;
  name: string;
  thank: boolean;
  email: string;
  website: string;
}

/** What is wrong with a field, or with the whole. */
export type SendErrors = { [Field in keyof SuggestionDraft | "recording" | "general"]?: string };

const SHOWN_BY_FIELD = ["field", "suggested", "why", "name", "email", "recording"];

/** What is suggested when the recording says it all. */
const RECORDING_ALONE = "Use this recording.";

/** What a visitor has yet to enter, by field, so that an incomplete form is not sent; null when it is complete. */
export function findMissing(draft: SuggestionDraft, recordingSaysIt: boolean): SendErrors | null {
  const missing: SendErrors = {};
  if (!draft.field) missing.field = "Choose what is wrong.";
  if (!draft.suggested.trim() && !recordingSaysIt) missing.suggested = "Enter what it should say.";
  return missing.field || missing.suggested ? missing : null;
}

/**
 * Sends a suggestion. The server checks it, so that the page does not load the rules.
 *
 * @param recording an MP3 file
 * @param seconds how long the visitor wrote
 * @returns what to show when it was not stored
 */
export async function sendSuggestion(
  translationId: number,
  draft: SuggestionDraft,
  recording: Blob | null,
  seconds: number,
): Promise<SendErrors | null> {
  const stored = recording && (await sendRecording(recording));
  if (stored && "error" in stored) return { recording: stored.error };
  const input: inferRouterInputs<AppRouter>["suggestion"]["create"] = {
    ...draft,
    // A form without a choice is not sent.
    field: draft.field as SuggestionField,
    suggested: draft.suggested.trim() || (draft.field === "recording" && stored ? RECORDING_ALONE : ""),
    translation_id: translationId,
    ...(stored && { recording: stored.id }),
    seconds,
  };
  // The link of the pages' reads: the client of `@trpc/client` would make every page larger.
  const link = httpLink<AppRouter>({ url: `${location.origin}/trpc` });
  const call = {
    id: 0,
    type: "mutation",
    path: "suggestion.create",
    input,
    context: {},
    signal: null,
  } as const;
  try {
    await callLinks([link], call);
    return null;
  } catch (error) {
    console.error("The suggestion was not stored", error);
    const errors = errorsOf(error);
    // The server has it no longer.
    if (recording && errors.recording) sentRecordings.delete(recording);
    return errors;
  }
}

/** Identifiers of the recordings that were sent, by which a second try does not send them again. */
const sentRecordings = new WeakMap<Blob, string>();

/** Sends a recording ahead of the suggestion that it belongs to. */
async function sendRecording(body: Blob): Promise<{ id: string } | { error: string }> {
  const sent = sentRecordings.get(body);
  if (sent) return { id: sent };
  const failed = "The recording could not be sent. Check your connection and try again.";
  try {
    const response = await fetch(SUGGESTION_RECORDING_PATH, {
      method: "POST",
      headers: { "content-type": "audio/mpeg" },
      body,
    });
    const answer = (await response.json()) as { id?: string; message?: string };
    if (answer.id) {
      sentRecordings.set(body, answer.id);
      return { id: answer.id };
    }
    return { error: (response.status < 500 && answer.message) || failed };
  } catch (error) {
    console.error("The recording was not stored", error);
    return { error: failed };
  }
}

function errorsOf(error: unknown): SendErrors {
  const status = statusOf(error);
  if (!isApiError(error) || status === undefined) {
    return { general: "The suggestion could not be sent. Check your connection and try again." };
  }
  if (status >= 500) return { general: "The suggestion could not be stored. Try again in a minute." };
  const issues = error.data?.issues ?? [];
  if (issues.length === 0) return { general: toSentence(error.message) };
  return Object.fromEntries(
    issues.map(({ path, message }) => {
      const field = String(path[0]);
      return [SHOWN_BY_FIELD.includes(field) ? field : "general", toSentence(message)];
    }),
  );
}

const toSentence = (message: string) => (/[.!?]$/.test(message) ? message : `${message}.`);
