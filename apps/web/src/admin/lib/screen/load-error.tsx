import { Button } from "@saywhere/ui/button";
import { Notice } from "@saywhere/ui/notice";
import { errorText } from "../text/error-text.ts";
import styles from "./load-error.module.css";

interface LoadFailureProps {
  /** "The languages could not be loaded." */
  title: string;
  error: unknown;
  pending: boolean;
  onRetry(): void;
}

/** Replaces a list that could not be loaded. */
export function LoadError({ title, error, pending, onRetry }: LoadFailureProps) {
  return (
    <Notice tone="warning" role="alert" title={title}>
      <p>{errorText(error)}</p>
      <Button variant="outline" size="sm" className={styles.retry} pending={pending} onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
