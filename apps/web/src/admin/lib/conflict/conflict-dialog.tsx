import { Button } from "@saywhere/ui/button";
import { Dialog, DialogActions } from "@saywhere/ui/dialog/dialog";
import { submitOnControlEnter } from "@saywhere/ui/form/submit-on-control-enter";
import type { Conflict } from "@saywhere/validators/api/error-body";
import { type SyntheticEvent, useId, useRef, useState } from "react";
import { When } from "../text/relative-time-label.tsx";
import { ConflictChoice } from "./conflict-choice.tsx";
import styles from "./conflict-dialog.module.css";
import { type ConflictField, fieldDifferences, type Side, theirValue } from "./field-differences.ts";

export type StaleConflict = Extract<Conflict, { reason: "stale" }>;

export interface ConflictDialogProps<T extends object> {
  /** The conflict of the rejected save, about which the dialog asks while there is one. */
  conflict: StaleConflict | null;
  /** The fields to choose between, in the order of the form. */
  fields: ConflictField[];
  /** What the editor started from. */
  base: Partial<T>;
  /** The rejected values. */
  mine: T;
  /** Whether the chosen values are being saved. */
  pending?: boolean;
  /** Receives `mine` with the values chosen from theirs, and saves them over `conflict.current.version`. */
  onResolve(values: T): void;
  /** Not called while `pending`. */
  onCancel(): void;
}

/** Shows both versions of a record that another editor saved meanwhile, and lets the user choose for each field. */
export function ConflictDialog<T extends object>({ conflict, ...rest }: ConflictDialogProps<T>) {
  if (!conflict) return null;
  // What is typed into the form while the chosen values are saved would be lost.
  const cancel = () => rest.pending || rest.onCancel();
  return (
    <Dialog onClose={cancel} title="Someone else saved this" width={760} closeOnClickOutside={false}>
      <ConflictForm key={conflict.saved_at} conflict={conflict} {...rest} onCancel={cancel} />
    </Dialog>
  );
}

function ConflictForm<T extends object>(
  props: Omit<ConflictDialogProps<T>, "conflict"> & { conflict: StaleConflict },
) {
  const { conflict, fields, base, mine, pending = false, onResolve, onCancel } = props;
  const differences = fieldDifferences(fields, base, mine, conflict.current);
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const leadId = useId();
  const who = conflict.saved_by ?? "Someone else";
  const sideOf = (name: string, changedBy: Side | null) => chosen[name] ?? changedBy;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Otherwise the surrounding form would be submitted too.
    event.stopPropagation();
    const open = differences.find(({ field, changedBy }) => !sideOf(field.name, changedBy));
    setChecked(true);
    if (open)
      return form.current
        ?.querySelector<HTMLInputElement>(`[data-field="${CSS.escape(open.field.name)}"] input`)
        ?.focus();
    const theirs = differences.filter(({ field, changedBy }) => sideOf(field.name, changedBy) === "theirs");
    const taken = theirs.map(({ field }) => [field.name, theirValue(field, conflict.current, mine)]);
    onResolve({ ...mine, ...Object.fromEntries(taken) });
  };

  return (
    <form ref={form} noValidate aria-describedby={leadId} onSubmit={submit} onKeyDown={submitOnControlEnter}>
      <p id={leadId} className={styles.lead}>
        {who} saved this <When at={conflict.saved_at} />, while you were editing.{" "}
        {differences.length > 0
          ? "Nothing you typed is lost. For each field, choose which version to save."
          : "Your text is the same as the saved one, so there is nothing to choose."}
      </p>
      {differences.map((difference) => (
        <ConflictChoice
          key={difference.field.name}
          difference={difference}
          who={who}
          chosen={sideOf(difference.field.name, difference.changedBy)}
          missing={checked}
          onChoose={(side) => setChosen((before) => ({ ...before, [difference.field.name]: side }))}
        />
      ))}
      <DialogActions>
        <Button variant="outline" size="sm" onClick={onCancel}>
          Keep editing
        </Button>
        <Button
          type="submit"
          size="sm"
          pending={pending}
          data-autofocus={differences.length === 0 ? true : undefined}
        >
          {pending ? "Saving..." : "Save chosen"}
        </Button>
      </DialogActions>
    </form>
  );
}
