import { Button } from "@saywhere/ui/button";
import { Dialog, DialogActions } from "@saywhere/ui/dialog/dialog";
import { formatCount } from "../../list/format-count.ts";
import styles from "./upload-dialog.module.css";

interface StopQuestionProps {
  /** How many files are not uploaded yet. */
  count: number;
  onGoOn(): void;
  onStop(): void;
}

/** Asks before uploads are ended by leaving them. */
export function CancelUploadPrompt({ count, onGoOn, onStop }: StopQuestionProps) {
  return (
    <Dialog onClose={onGoOn} title="Stop uploading?" width={400}>
      <p className={styles.question}>
        {formatCount(count, "file")} {count === 1 ? "is" : "are"} not uploaded yet. What is uploaded already
        stays.
      </p>
      <DialogActions>
        <Button variant="outline" size="sm" onClick={onStop}>
          Stop uploading
        </Button>
        <Button size="sm" onClick={onGoOn} data-autofocus>
          Keep uploading
        </Button>
      </DialogActions>
    </Dialog>
  );
}
