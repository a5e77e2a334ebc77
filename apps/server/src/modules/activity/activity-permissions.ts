import type { Actor } from "../../auth/actor.ts";
import { requireAdministrator } from "../../auth/require-role.ts";

/** Kinds of record whose changes administrators alone see. */
const ADMINISTRATORS_ONLY = ["person", "api_token"];

/** Kinds that can be taken back: never who may come in, nor an order, which another move takes back. */
const CONTENT = [
  "language",
  "category",
  "phrase",
  "related_phrase",
  "translation",
  "task",
  "document",
  "synonym_group",
];

export function hiddenKinds({ role }: Actor): string[] {
  return role === "administrator" ? [] : ADMINISTRATORS_ONLY;
}

/** Whether somebody may take back a change of a kind of record: as who may make it. */
export function canUndo({ role }: Actor, kind: string): boolean {
  return CONTENT.includes(kind) || (kind === "setting" && role === "administrator");
}

/** @throws AppError FORBIDDEN for somebody who may not change the settings */
export function assertCanReadSettings(actor: Actor, kinds: string[]): void {
  if (kinds.includes("setting")) requireAdministrator(actor);
}
