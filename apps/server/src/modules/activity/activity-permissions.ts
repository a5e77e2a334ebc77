import { RESTORE_ORDER } from "@saywhere/db/queries/history/restorable-tables";
import { ADMINISTRATORS_ONLY, type RestorableKind } from "@saywhere/validators/history/activity";
import type { Actor } from "../../auth/actor.ts";
import { requireAdministrator } from "../../auth/require-role.ts";

/**
 * Kinds whose changes can be undone. Excluded are people, tokens and webhooks, whose secrets are not part of the history,
 * and orders, which another move reverses. The type fails for a table that the API does not know as restorable.
 */
const UNDOABLE: readonly (RestorableKind | "related_phrase")[] = RESTORE_ORDER;

export function hiddenKinds({ role }: Actor): readonly string[] {
  return role === "administrator" ? [] : ADMINISTRATORS_ONLY;
}

/**
 * Whether the actor may undo a change of a kind of record. The required role is the one for making such a change.
 *
 * @param languageId the language of the translation; if omitted, the writer checks it
 */
export function canUndo({ role, author }: Actor, kind: string, languageId?: number | null): boolean {
  if (role === "reader") return false;
  if (author.languageIds) {
    return kind === "translation" && (!languageId || author.languageIds.includes(languageId));
  }
  if (kind === "setting") return role === "administrator";
  return UNDOABLE.some((undoable) => undoable === kind);
}

/** @throws AppError FORBIDDEN for an actor who may not change the settings */
export function assertCanReadSettings(actor: Actor, kinds: string[]): void {
  if (kinds.includes("setting")) requireAdministrator(actor);
}
