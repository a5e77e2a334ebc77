import { Button } from "@saywhere/ui/button";
import { DialogActions } from "@saywhere/ui/dialog/dialog";
import { useEffect, useRef } from "react";
import { formatCount } from "../../../../shared/format-count.ts";
import { useEventCallback } from "../../use-event-callback.ts";
import styles from "./upload-dialog.module.css";
import { isInProgress, type Upload } from "./upload-queue.ts";
import { summaryOf } from "./use-upload-announcements.ts";

interface UploadActionsProps {
  uploads: readonly Upload[];
  /** Number of files that can start. */
  startable: number;
  onStart(): void;
  /** Called when only files that need a decision are left, and the focus is still on the upload button. */
  onDecisionNeeded(): void;
  onClose(): void;
}

/** The summary, and one button that starts the uploads and then closes the dialog: it keeps the focus throughout. */
export function UploadActions({
  uploads,
  startable,
  onStart,
  onDecisionNeeded,
  onClose,
}: UploadActionsProps) {
  const pending = startable === 0 && uploads.some(isInProgress);
  const isAny = (step: Upload["state"]["step"]) => uploads.some(({ state }) => state.step === step);
  const undecided = startable === 0 && !pending && isAny("exists");
  const done = startable === 0 && !pending && !undecided && isAny("done");
  const label = startable > 0 ? `Upload ${formatCount(startable, "file")}` : "Upload";
  const button = useRef<HTMLButtonElement>(null);
  const notifyDecision = useEventCallback(onDecisionNeeded);
  useEffect(() => {
    if (undecided && document.activeElement === button.current) notifyDecision();
  }, [undecided, notifyDecision]);
  return (
    <DialogActions>
      <p className={styles.summary}>{summaryOf(uploads)}</p>
      {!done && (
        <Button variant="outline" size="sm" onClick={onClose}>
          Cancel
        </Button>
      )}
      <Button
        ref={button}
        size="sm"
        pending={pending}
        aria-disabled={(startable === 0 && !done) || undefined}
        className={styles.go}
        onClick={done ? onClose : onStart}
      >
        {pending ? "Uploading..." : done ? "Done" : label}
      </Button>
    </DialogActions>
  );
}
