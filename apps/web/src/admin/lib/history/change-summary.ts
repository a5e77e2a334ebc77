import type { ChangeAction, ChangeReason } from "@saywhere/validators/history/activity";

const PLAIN: Record<ChangeAction, string> = { create: "Added", update: "Changed", delete: "Deleted" };

const WORDS: Record<ChangeReason, Partial<Record<ChangeAction, string>>> = {
  edit: {},
  import: { create: "Added by an import", update: "Changed by an import" },
  undo: {
    create: "Restored by an undo",
    update: "Reverted by an undo",
    delete: "Removed by an undo",
  },
  restore: { create: "Restored", update: "Restored", delete: "Removed by restoring" },
  reorder: { update: "Moved" },
  selection: {},
  "set-up": { create: "Added at the set-up", update: "Changed at the set-up" },
};

/** The kind and the cause of a change: "Changed by an import". */
export function changeWords(action: ChangeAction, reason: ChangeReason): string {
  return WORDS[reason][action] ?? PLAIN[action];
}
