import type { SuggestionRow } from "@saywhere/db/queries/suggestion.queries";
import type { Suggestion } from "@saywhere/validators/suggestions/suggestion";
import { presentPair } from "../phrase/phrase.presenter.ts";

export function presentSuggestion(row: SuggestionRow): Suggestion {
  return {
    id: row.id,
    translation_id: row.translationId,
    language_id: row.languageId,
    ...presentPair(row),
    field: row.field as Suggestion["field"],
    shown: row.shown,
    current: row.current,
    suggested: row.suggested,
    why: row.why,
    name: row.name,
    thank: row.thank,
    email: row.email,
    has_recording: row.hasRecording,
    status: row.status as Suggestion["status"],
    reason: row.reason,
    decided_by: row.decidedBy,
    decided_at: row.decidedAt,
    created_at: row.createdAt,
    doubles: row.doubles.map(({ createdAt, ...double }) => ({ ...double, created_at: createdAt })),
  };
}
