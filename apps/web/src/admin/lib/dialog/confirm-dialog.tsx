import { Button } from "@saywhere/ui/button";
import { Notice } from "@saywhere/ui/notice";
import { type ReactNode, useState } from "react";
import { isApiError } from "../../../shared/api-error.ts";
import { FormFaults } from "../form/form-faults.tsx";
import { errorText } from "../text/error-text.ts";
import styles from "./confirm-dialog.module.css";
import { Dialog, DialogActions } from "./dialog.tsx";

export interface ConfirmDialogProps {
  /** Called by Cancel and its kin, and after `onConfirm` has succeeded. The dialog is open while it is mounted. */
  onClose(): void;
  title: string;
  /** The question. */
  children: ReactNode;
  /** What else happens, in the amber notice. */
  notice?: ReactNode;
  /** How much goes along, such as "40 translations go with it." */
  counts?: ReactNode;
  confirmLabel: string;
  /** `danger` for what takes something away; `primary` for other questions. */
  tone?: "danger" | "primary";
  pendingLabel?: string;
  /** It cannot be done as things are; the notice says why. */
  confirmDisabled?: boolean;
  /** Does it; the dialog stays open and says why when this fails; the caller tells so in a toast too. */
  onConfirm(): Promise<unknown>;
}

/** Asks before something is deleted (specification §2: 450 pixels wide, an amber notice). */
export function ConfirmDialog({
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
}: ConfirmDialogProps) {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const close = () => {
    if (!pending) onClose();
  };
  const confirm = async () => {
    setPending(true);
    setFault(null);
    try {
      await onConfirm();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFault(errorText(error));
      return;
    } finally {
      setPending(false);
    }
    onClose();
  };
  return (
    <Dialog onClose={close} title={title} width={450}>
      <div className={styles.text}>
        <FormFaults faults={fault === null ? [] : [fault]} />
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
