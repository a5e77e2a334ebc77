import { Button } from "@saywhere/ui/button";
import styles from "./session.module.css";

/** Shows the answer to a visitor who has recalled it, or has not. */
export function RevealButton({ onReveal }: { onReveal: () => void }) {
  return (
    <Button size="lg" className={styles.reveal} aria-keyshortcuts="Space" onClick={onReveal}>
      Show answer
      <kbd className={styles.key} aria-hidden>
        Space
      </kbd>
    </Button>
  );
}
