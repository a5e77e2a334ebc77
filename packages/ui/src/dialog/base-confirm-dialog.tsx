import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Button } from "../button.tsx";
import { FormErrors } from "../form/form-errors.tsx";
import { isControlEnter } from "../form/submit-on-control-enter.ts";
import { Notice } from "../notice.tsx";
import styles from "./base-confirm-dialog.module.css";
import { Dialog, DialogActions } from "./dialog.tsx";

export interface BaseConfirmDialogProps {
  /**
   * Called by Cancel, by other ways to dismiss, and after `onConfirm` has succeeded. The dialog is open while mounted.
   */
  onClose(): void;
  title: string;
  /** The question. */
  children: ReactNode;
  /** Further consequences, in the amber notice. */
  notice?: ReactNode;
  /** Number of other records affected, such as "40 translations go with it." */
  counts?: ReactNode;
  confirmLabel: string;
  /** `danger` for a destructive action; `primary` for other questions. */
  tone?: "danger" | "primary";
  pendingLabel?: string;
  /** The action is not possible in the current state; the notice says why. */
  confirmDisabled?: boolean;
  /** Runs the action; if it fails, the dialog stays open and shows the error. */
  onConfirm(): Promise<unknown>;
  /** Returns the message for an error of `onConfirm`; null for an error that the dialog rethrows. */
  describeError(error: unknown): string | null;
}

/**
 * Asks for confirmation before a deletion (specification §2: 450 pixels wide, an amber notice). Ctrl+Enter in a field of
 * the question confirms it, as it saves forms; on a button it does not, so that a habit deletes nothing.
 */
export function BaseConfirmDialog({
  onClose,
  title,
  children,
  notice,
  counts,
  confirmLabel,
  pendingLabel = "Deleting...",
  tone = "danger",
  confirmDisabled = false,
  onConfirm,
  describeError,
}: BaseConfirmDialogProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    if (!pending) onClose();
  };
  const confirm = async () => {
    setPending(true);
    setFailure(null);
    try {
      await onConfirm();
    } catch (error) {
      const text = describeError(error);
      if (text === null) throw error;
      setFailure(text);
      return;
    } finally {
      setPending(false);
    }
    onClose();
  };
  const confirmByKey = (event: KeyboardEvent) => {
    const { target } = event;
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isControlEnter(event) && isField && !pending && !confirmDisabled) void confirm();
  };
  return (
    <Dialog onClose={close} onKeyDown={confirmByKey} title={title} width={450}>
      <div className={styles.text}>
        <FormErrors errors={failure === null ? [] : [failure]} />
        <div>{children}</div>
        {notice && <Notice tone="caution">{notice}</Notice>}
        {counts && <p className={styles.counts}>{counts}</p>}
      </div>
      <DialogActions>
        <Button variant="outline" size="sm" onClick={close} data-autofocus>
          Cancel
        </Button>
        <Button variant={tone} size="sm" pending={pending} disabled={confirmDisabled} onClick={confirm}>
          {pending ? pendingLabel : confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
