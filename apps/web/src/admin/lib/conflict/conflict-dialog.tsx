import { Modal } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { stopFormKeyPropagation } from "@saywhere/ui/dialog/trap-form-keys";
import type { Conflict } from "@saywhere/validators/api/error-body";
import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from "react";
import { When } from "../text/relative-time-label.tsx";
import { ConflictChoice } from "./conflict-choice.tsx";
import styles from "./conflict-dialog.module.css";
import { type ConflictField, fieldDifferences, type Side, theirValue } from "./field-differences.ts";

export type StaleConflict = Extract<Conflict, { reason: "stale" }>;

export interface ConflictDialogProps<T extends object> {
  opened: boolean;
  /** What the refused save was answered with; null before there was one. */
  conflict: StaleConflict | null;
  /** The fields to choose between, in the order of the form. */
  fields: ConflictField[];
  /** The values that the form began with. */
  base: Partial<T>;
  /** The values that were refused. */
  mine: T;
  /** The chosen values are being saved. */
  pending?: boolean;
  /** Is given `mine` with what was chosen of theirs; saves it over `conflict.current.version`. */
  onResolve(values: T): void;
  onCancel(): void;
}

/** Somebody saved the record that is being edited: shows both states, and lets each field be taken from either. */
export function ConflictDialog<T extends object>({ opened, conflict, ...rest }: ConflictDialogProps<T>) {
  return (
    <Modal
      opened={opened && conflict !== null}
      onClose={rest.onCancel}
      title="Somebody else saved this"
      size={760}
      // Over the dialog whose save was refused, under the one to sign in again.
      zIndex={300}
      closeOnClickOutside={false}
      // Escape closes this dialog alone: see `keepEscape`.
      closeOnEscape={false}
      closeButtonProps={{ "aria-label": "Close", ...keepEscape }}
      onKeyDown={(event: KeyboardEvent) => {
        stopFormKeyPropagation(event);
        if (event.key === "Escape" && !event.nativeEvent.isComposing) rest.onCancel();
      }}
      // The form that this dialog is written in would be sent as well.
      onSubmit={(event: SyntheticEvent) => event.stopPropagation()}
    >
      {conflict && <ConflictForm key={conflict.saved_at} conflict={conflict} {...rest} />}
    </Modal>
  );
}

/** Mantine's dialogs all listen for Escape at once; those below are told that it is not meant for them. */
const keepEscape: object = { "data-mantine-stop-propagation": true };

function ConflictForm<T extends object>(
  props: Omit<ConflictDialogProps<T>, "opened" | "conflict"> & { conflict: StaleConflict },
) {
  const { conflict, fields, base, mine, pending = false, onResolve, onCancel } = props;
  const differences = fieldDifferences(fields, base, mine, conflict.current);
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const leadId = useId();
  const who = conflict.saved_by ?? "Somebody";
  const sideOf = (name: string, changedBy: Side | null) => chosen[name] ?? changedBy;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
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
    <form
      ref={form}
      noValidate
      aria-describedby={leadId}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
      }}
    >
      <p id={leadId} className={styles.lead}>
        {who} saved this <When at={conflict.saved_at} />, while you were editing.{" "}
        {differences.length > 0
          ? "Nothing of yours is lost: choose for each text which one stays."
          : "What you typed is the same as what is saved now: there is nothing to choose."}
      </p>
      {differences.map((difference) => (
        <ConflictChoice
          key={difference.field.name}
          difference={difference}
          who={who}
          chosen={sideOf(difference.field.name, difference.changedBy)}
          missing={checked}
          inputProps={keepEscape}
          onChoose={(side) => setChosen((before) => ({ ...before, [difference.field.name]: side }))}
        />
      ))}
      <div className={styles.buttons}>
        <Button variant="outline" size="sm" onClick={onCancel} {...keepEscape}>
          Keep editing
        </Button>
        <Button
          type="submit"
          size="sm"
          pending={pending}
          data-autofocus={differences.length === 0 ? true : undefined}
          {...keepEscape}
        >
          {pending ? "Saving..." : "Save chosen"}
        </Button>
      </div>
    </form>
  );
}
