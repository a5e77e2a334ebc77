import { Button } from "@saywhere/ui/button";
import { DialogActions } from "@saywhere/ui/dialog/dialog";
import { useEffect, useRef } from "react";
import { formatCount } from "../../list/format-count.ts";
import { useEventCallback } from "../../use-event-callback.ts";
import styles from "./upload-dialog.module.css";
import { isInProgress, type Upload } from "./upload-queue.ts";
import { summaryOf } from "./use-upload-announcements.ts";

interface UploadActionsProps {
  uploads: readonly Upload[];
  /** How many can be sent as they are. */
  startable: number;
  onStart(): void;
  /** Called when it cannot go on before something is decided, and the focus is still on its button. */
  onAsked(): void;
  onClose(): void;
}

/** How it stands, and the one button that goes on: it stays in its place, and keeps the focus, from start to end. */
export function UploadActions({ uploads, startable, onStart, onAsked, onClose }: UploadActionsProps) {
  const pending = startable === 0 && uploads.some(isInProgress);
  const isAny = (step: Upload["state"]["step"]) => uploads.some(({ state }) => state.step === step);
  const asked = startable === 0 && !pending && isAny("exists");
  const done = startable === 0 && !pending && !asked && isAny("done");
  const label = startable > 0 ? `Upload ${formatCount(startable, "file")}` : "Upload";
  const go = useRef<HTMLButtonElement>(null);
  const tell = useEventCallback(onAsked);
  useEffect(() => {
    if (asked && document.activeElement === go.current) tell();
  }, [asked, tell]);
  return (
    <DialogActions>
      <p className={styles.summary}>{summaryOf(uploads)}</p>
      {!done && (
        <Button variant="outline" size="sm" onClick={onClose}>
          Cancel
        </Button>
      )}
      <Button
        ref={go}
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
