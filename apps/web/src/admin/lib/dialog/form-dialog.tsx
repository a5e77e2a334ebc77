import { BaseFormDialog, type BaseFormDialogProps } from "@saywhere/ui/dialog/base-form-dialog";
import { UnfinishedFields } from "@saywhere/ui/form/unfinished-fields";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { EntityForm } from "../form/use-entity-form.ts";
import { useFormSubmit } from "../form/use-form-submit.ts";
import { useInputLock } from "../form/use-input-lock.ts";
import { LeaveQuestion } from "./leave-question.tsx";
import { onNeighborKey, type RecordLinks, RecordNavigation } from "./record-navigation.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";

type Layout = Omit<
  BaseFormDialogProps,
  "onClose" | "onSubmit" | "formRef" | "pending" | "errors" | "extraActions" | "onKeyDown"
>;

export interface FormDialogProps<Values, Output> extends Layout, RecordLinks {
  /** Called after a save, or when the user closes the dialog. The dialog is open while it is mounted. */
  onClose(saved: boolean): void;
  /** From `useEntityForm`. */
  form: EntityForm<Values, Output>;
  /**
   * Saves the output of the schema, usually `mutation.mutateAsync`. If it succeeds, the dialog calls `onClose(true)`. If it
   * fails, the dialog stays open with the errors beside their fields, and the mutation's own `onError` reports others in a toast.
   */
  onSave(output: Output): Promise<unknown>;
  /** Another form inside of the dialog, whose text must not be lost either. */
  draft?: { isDirty(): boolean; reset(): void } | undefined;
  /** What has to end before the form can be saved, in place of `submitLabel`: "Uploading..." */
  waiting?: string | undefined;
}

/**
 * A form in a dialog, mounted while it is open: `{adding && <AddDialog onClose={…} />}`. Ctrl+Enter saves. With unsaved
 * changes, Escape, the X, Cancel, a click outside, the neighbors in the list, navigation and closing the tab ask for
 * confirmation first. A save with errors focuses the first invalid field.
 */
export function FormDialog<Values, Output>({
  onClose,
  form,
  onSave,
  neighbors,
  siteUrl,
  draft,
  waiting,
  children,
  ...layout
}: FormDialogProps<Values, Output>) {
  const { formRef, submit, pending, errors } = useFormSubmit(form, onSave, () => {
    form.resetDirty();
    onClose(true);
  });
  useInputLock(formRef, pending);
  const [unfinished] = useState(() => new Set<string>());
  // Remembers a discard, because `waiting` stays set until the dialog unmounts.
  const discarded = useRef(false);
  useEffect(() => {
    if (waiting === undefined) discarded.current = false;
  }, [waiting]);
  const isWaiting = () => waiting !== undefined && !discarded.current;
  const guard = useLeaveGuard(
    () => form.isDirty() || unfinished.size > 0 || (draft?.isDirty() ?? false) || isWaiting(),
    () => {
      discarded.current = waiting !== undefined;
      form.reset();
      unfinished.clear();
      draft?.reset();
    },
  );
  const leave = (action: () => void) => {
    if (!pending && !guard.asking) guard.leave(action);
  };
  const close = () => leave(() => onClose(false));
  return (
    <>
      <BaseFormDialog
        {...layout}
        formRef={formRef}
        onClose={close}
        onSubmit={waiting === undefined ? submit : preventSubmit}
        pending={pending || waiting !== undefined}
        pendingLabel={waiting ?? layout.pendingLabel}
        errors={errors}
        extraActions={(neighbors || siteUrl) && <RecordNavigation {...{ neighbors, siteUrl, leave }} />}
        onKeyDown={(event) => onNeighborKey(event, { neighbors, leave })}
      >
        <UnfinishedFields value={unfinished}>{children}</UnfinishedFields>
      </BaseFormDialog>
      <LeaveQuestion guard={guard} saving={pending} />
    </>
  );
}

function preventSubmit(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
