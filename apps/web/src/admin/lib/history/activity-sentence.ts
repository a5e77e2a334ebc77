import type { ChangeAction, ChangeReason } from "@saywhere/validators/history/activity";
import { formatNumber } from "../../../shared/format-count.ts";
import type { ApiOutputs } from "../api/trpc.ts";
import { recordName, recordWord } from "../text/record-labels.ts";

export type ActivityEntry = ApiOutputs["activity"]["list"]["items"][number];

interface ActivitySentence {
  /** "deleted the language" */
  did: string;
  /** "Georgian" */
  label: string;
  /** "and 133 translations", or nothing */
  rest: string;
}

const EDITED: Record<ChangeAction, string> = {
  create: "added",
  update: "changed",
  delete: "deleted",
};

const DID: Record<ChangeReason, Record<ChangeAction, string>> = {
  edit: EDITED,
  import: { ...EDITED, create: "imported", update: "imported" },
  undo: { create: "restored", update: "undid a change of", delete: "undid adding" },
  restore: { ...EDITED, create: "restored", update: "restored an earlier state of" },
  reorder: { ...EDITED, update: "moved" },
  "set-up": EDITED,
  selection: EDITED,
};

/** The name of whoever made a change; that of an API token says that it is one. */
export function authorName({ name, by_token }: ActivityEntry["who"]): string {
  return by_token ? `${name} (API token)` : name;
}

/** Describes a save, to follow the name of its author. */
export function activitySentence(entry: ActivityEntry): ActivitySentence {
  const { headline, reason, change_count, selected_count, selected_action } = entry;
  const { kind, action, label } = headline;
  if (isNewcomer(entry)) return { did: "joined", label: "", rest: "" };
  if (selected_count !== null && selected_count > 1) {
    const rest = change_count - selected_count;
    return {
      // Null when the records had different actions, as in the undo of an import that added some and changed others.
      did: DID[reason][selected_action ?? "update"],
      label: `${formatNumber(selected_count)} ${recordWord(kind, selected_count)}`,
      rest:
        rest > 0 ? `and ${formatNumber(rest)} ${rest === 1 ? "record" : "records"} that belong to them` : "",
    };
  }
  const many = change_count > 1;
  const counted = `${formatNumber(change_count)} ${recordWord(kind, change_count)}`;
  if (many && reason === "import") return { did: "imported", label: counted, rest: "" };
  if (many && reason === "reorder") return { did: "changed the order of", label: counted, rest: "" };
  return {
    did: `${DID[reason][action]} the ${recordWord(kind)}`,
    label: recordName(kind, label),
    rest: many ? `and ${formatNumber(change_count - 1)} ${others(kind, action, change_count - 1)}` : "",
  };
}

/** Whether a person has set the site up, or accepted an invitation by choosing their first password. */
function isNewcomer({ reason, who, headline }: ActivityEntry): boolean {
  const { kind, action, label, record_id, fields } = headline;
  if (kind !== "person") return false;
  if (action === "create") return reason === "set-up" && who.name === label;
  const first = fields.some(({ field, before }) => field === "password_changed_at" && before === null);
  return first && who.person_id === record_id;
}

/** The other changed records of a save. */
function others(kind: ActivityEntry["headline"]["kind"], action: ChangeAction, count: number): string {
  if (kind === "language") return recordWord("translation", count);
  if (kind === "phrase" && action === "update") return recordWord("related_phrase", count);
  if (kind === "phrase") return count === 1 ? "record that belongs to it" : "records that belong to it";
  return `more ${recordWord(kind, count)}`;
}
