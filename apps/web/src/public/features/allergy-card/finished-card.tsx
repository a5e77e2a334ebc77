import { Button } from "@saywhere/ui/button";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { cloneElement, useState } from "react";
import { flushSync } from "react-dom";
import { useLazyDialog } from "../../lib/lazy/use-lazy-dialog.tsx";
import { CardLines } from "./card-lines.tsx";
import styles from "./finished-card.module.css";

type PaperSize = "pocket" | "a4";

const loadDialog = () => import("./card-dialog.tsx").then(({ CardDialog }) => CardDialog);

/** The card with what can be done with it. */
export function FinishedCard({ entries }: { entries: readonly PhraseEntry[] }) {
  const { open, dialog } = useLazyDialog(loadDialog, "The card could not be opened");
  const [paper, setPaper] = useState<PaperSize>("a4");
  const print = (size: PaperSize) => {
    flushSync(() => setPaper(size));
    window.print();
  };
  return (
    <>
      <div className={styles.card} data-paper={paper}>
        <CardLines entries={entries} />
      </div>
      <div className={styles.actions}>
        <Button onClick={() => void open({ entries })}>Show to Someone</Button>
        <Button variant="outline" onClick={() => print("pocket")}>
          Print Pocket Size
        </Button>
        <Button variant="outline" onClick={() => print("a4")}>
          Print Full Page
        </Button>
      </div>
      {/* The phrases may be loaded, or corrected, while it is open. */}
      {dialog && cloneElement(dialog, { entries })}
    </>
  );
}
