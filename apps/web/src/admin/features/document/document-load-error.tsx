import { Button } from "@saywhere/ui/button";
import { Notice } from "@saywhere/ui/notice";
import styles from "./document-dialog.module.css";

interface DocumentLoadErrorProps {
  message: string;
  pending?: boolean;
  onRetry?(): void;
  /** Where there is no document yet. */
  onCreate?: (() => void) | undefined;
}

/** In the place of a document that could not be read. */
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
