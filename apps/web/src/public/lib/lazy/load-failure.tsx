import { Button } from "@saywhere/ui/button";
import { Notice } from "@saywhere/ui/notice";
import styles from "./load-failure.module.css";

interface LoadFailureProps {
  /** "The replies could not be loaded." */
  children: string;
  retry: () => void;
}

/** In place of what a dialog could not load. Trying again focuses the part that holds it, since the button goes. */
export function LoadFailure({ children, retry }: LoadFailureProps) {
  return (
    <div className={styles.failure}>
      <Notice tone="caution" role="alert">
        {children} Check your connection and try again.
      </Notice>
      <Button
        variant="outline"
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>("[tabindex='-1']")?.focus();
          retry();
        }}
      >
        Try again
      </Button>
    </div>
  );
}
