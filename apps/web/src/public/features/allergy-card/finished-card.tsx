import { Button } from "@saywhere/ui/button";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { useState } from "react";
import { flushSync } from "react-dom";
import { runLazyAction } from "../../lib/lazy/run-lazy-action.ts";
import type { CardDialog } from "./card-dialog.tsx";
import { CardLines } from "./card-lines.tsx";
import styles from "./finished-card.module.css";

type PaperSize = "pocket" | "a4";

/** The card with what can be done with it. */
export function FinishedCard({ entries }: { entries: readonly PhraseEntry[] }) {
  const [Dialog, setDialog] = useState<typeof CardDialog | null>(null);
  const [paper, setPaper] = useState<PaperSize>("a4");
  const show = () =>
    runLazyAction(async () => {
      const part = await import("./card-dialog.tsx");
      setDialog(() => part.CardDialog);
    }, "The card could not be opened");
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
        <Button onClick={() => void show()}>Show to Someone</Button>
        <Button variant="outline" onClick={() => print("pocket")}>
          Print Pocket Size
        </Button>
        <Button variant="outline" onClick={() => print("a4")}>
          Print Full Page
        </Button>
      </div>
      {Dialog ? <Dialog entries={entries} onClose={() => setDialog(null)} /> : null}
    </>
  );
}
