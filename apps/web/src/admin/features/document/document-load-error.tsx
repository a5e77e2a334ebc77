import { Button } from "@saywhere/ui/button";
import { Notice } from "@saywhere/ui/notice";
import styles from "./document-dialog.module.css";

interface DocumentLoadErrorProps {
  message: string;
  pending?: boolean;
  onRetry?(): void;
  /** Set when the document does not exist yet. */
  onCreate?: (() => void) | undefined;
}

/** Shown in place of a document that failed to load. */
export function DocumentLoadError({ message, pending = false, onRetry, onCreate }: DocumentLoadErrorProps) {
  return (
    <div className={styles.failure}>
      <Notice tone="warning" role="alert">
        <p>Error: {message}</p>
        <div className={styles.ways}>
          {onCreate && (
            <Button size="sm" onClick={onCreate}>
              Create document
            </Button>
          )}
          {onRetry && (
            <Button size="sm" variant="outline" pending={pending} onClick={onRetry}>
              Try Again
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}
