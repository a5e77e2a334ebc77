import { Button } from "../button.tsx";
import styles from "./confirm-dialog.module.css";
import { Dialog, DialogActions } from "./dialog.tsx";

interface DiscardDialogProps {
  onKeep(): void;
  onDiscard(): void;
}

/** Asks for confirmation before unsaved input is lost. */
export function DiscardDialog({ onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog onClose={onKeep} title="Discard your changes?" width={400}>
      <p className={styles.text}>What you changed has not been saved.</p>
      <DialogActions>
        <Button variant="outline" size="sm" onClick={onDiscard}>
          Discard
        </Button>
        <Button size="sm" onClick={onKeep} data-autofocus>
          Keep editing
        </Button>
      </DialogActions>
    </Dialog>
  );
}
