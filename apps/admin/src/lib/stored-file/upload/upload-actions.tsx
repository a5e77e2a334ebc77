import { Button } from "@saywhere/ui/button";
import { DialogActions } from "../../dialog/dialog.tsx";
import { countText } from "../../list/count-text.ts";
import { isUnderWay, type Upload } from "./upload.ts";
import styles from "./upload-dialog.module.css";
import { summaryOf } from "./use-upload-news.ts";

interface UploadActionsProps {
  uploads: readonly Upload[];
  /** How many can be sent as they are. */
  startable: number;
  onStart(): void;
  onClose(): void;
}

/** How it stands, and the one button that goes on: it stays in its place, and keeps the focus, from start to end. */
export function UploadActions({ uploads, startable, onStart, onClose }: UploadActionsProps) {
  const pending = startable === 0 && uploads.some(isUnderWay);
  const done = startable === 0 && !pending && uploads.some(({ state }) => state.step === "done");
  const label = startable > 0 ? `Upload ${countText(startable, "file")}` : "Upload";
  return (
    <DialogActions>
      <p className={styles.summary}>{summaryOf(uploads)}</p>
      {!done && (
        <Button variant="outline" size="sm" onClick={onClose}>
          Cancel
        </Button>
      )}
      <Button
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
