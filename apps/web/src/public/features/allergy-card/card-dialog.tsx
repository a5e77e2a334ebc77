import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { useRef } from "react";
import { FullScreen } from "../../lib/show-card/full-screen.tsx";
import styles from "./card-dialog.module.css";
import { CardLines } from "./card-lines.tsx";

interface CardDialogProps {
  /** Accessible name of the dialog. */
  label: string;
  entries: readonly PhraseEntry[];
  onClose: () => void;
}

/** The whole card on the full screen. */
export function CardDialog({ label, entries, onClose }: CardDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <FullScreen ref={dialog} label={label} status={entries[0]?.language.name} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A long card is scrolled with the keyboard. */}
      <div className={styles.text} tabIndex={0} role="group" aria-label="Card">
        <CardLines entries={entries} />
      </div>
    </FullScreen>
  );
}
