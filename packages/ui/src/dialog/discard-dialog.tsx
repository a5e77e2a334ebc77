import { Button } from "../button.tsx";
import styles from "./base-confirm-dialog.module.css";
import { Dialog, DialogActions } from "./dialog.tsx";

interface DiscardDialogProps {
  onKeep(): void;
  onDiscard(): void;
  /** The texts, where it is not about changes in fields. */
  title?: string;
  text?: string;
  discard?: string;
  keep?: string;
}

/** Asks for confirmation before unsaved input is lost. */
export function DiscardDialog({
  onKeep,
  onDiscard,
  title = "Discard your changes?",
  text = "What you changed has not been saved.",
  discard = "Discard",
  keep = "Keep editing",
}: DiscardDialogProps) {
  return (
    <Dialog onClose={onKeep} title={title} width={400}>
      <p className={styles.text}>{text}</p>
      <DialogActions>
        <Button variant="outline" size="sm" onClick={onDiscard}>
          {discard}
        </Button>
        <Button size="sm" onClick={onKeep} data-autofocus>
          {keep}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
