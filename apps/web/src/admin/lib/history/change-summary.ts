import type { ChangeAction, ChangeReason } from "@saywhere/validators/accounts/activity";

const PLAIN: Record<ChangeAction, string> = { create: "Added", update: "Changed", delete: "Deleted" };

const WORDS: Record<ChangeReason, Partial<Record<ChangeAction, string>>> = {
  edit: {},
  import: { create: "Added by an import", update: "Changed by an import" },
  undo: {
    create: "Brought back by an undo",
    update: "Changed back by an undo",
    delete: "Taken away by an undo",
  },
  restore: { create: "Brought back", update: "Restored", delete: "Taken away by restoring" },
  reorder: { update: "Moved" },
  selection: {},
  "set-up": { create: "Added at the set-up", update: "Changed at the set-up" },
};

/** The kind and the cause of a change: "Changed by an import". */
export function changeWords(action: ChangeAction, reason: ChangeReason): string {
  return WORDS[reason][action] ?? PLAIN[action];
}
