import { Button } from "@saywhere/ui/button";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useLazyDialog } from "../../lib/lazy/use-lazy-dialog.tsx";
import page from "./allergy-card-screen.module.css";
import { CardLines } from "./card-lines.tsx";
import { REACTION_SLUGS } from "./card-phrases.ts";
import styles from "./finished-card.module.css";

type PaperSize = "pocket" | "a4";

const loadDialog = () => import("./card-dialog.tsx").then(({ CardDialog }) => CardDialog);

/** The card and the emergency card, each with its actions. */
export function FinishedCard({ entries }: { entries: readonly PhraseEntry[] }) {
  const [paper, setPaper] = useState<PaperSize>("a4");
  const print = (size: PaperSize) => {
    flushSync(() => setPaper(size));
    window.print();
  };
  const isForReaction = ({ phrase }: PhraseEntry) => REACTION_SLUGS.includes(phrase.slug);
  const reaction = entries.filter(isForReaction);
  const others = entries.filter((entry) => !isForReaction(entry));
  return (
    <>
      {others.length > 0 ? (
        <div>
          <div className={styles.card} data-paper={paper}>
            <CardLines entries={others} />
          </div>
          <ShowButton label="Allergy card" entries={others}>
            Show to Someone
          </ShowButton>
        </div>
      ) : null}
      {reaction.length > 0 ? (
        // On a sheet of its own, so that it is not handed over with the other card.
        <section
          style={{ breakBefore: paper === "a4" && others.length > 0 ? "page" : "auto" }}
          aria-labelledby="emergency-card"
        >
          <div className={styles.card} data-paper={paper}>
            <h3 id="emergency-card">Emergency Card</h3>
            <CardLines entries={reaction} />
          </div>
          <p className={page.note}>Show it only if you have a reaction.</p>
          <ShowButton label="Emergency card" entries={reaction}>
            Show in an Emergency
          </ShowButton>
        </section>
      ) : null}
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => print("pocket")}>
          Print Pocket Size
        </Button>
        <Button variant="outline" onClick={() => print("a4")}>
          Print Full Page
        </Button>
      </div>
    </>
  );
}

interface ShowButtonProps {
  /** Accessible name of the dialog. */
  label: string;
  entries: readonly PhraseEntry[];
  children: string;
}

/** Shows a card on the full screen. */
function ShowButton({ label, entries, children }: ShowButtonProps) {
  // The phrases may be loaded, or corrected, while it is open.
  const { open, dialog } = useLazyDialog(loadDialog, "The card could not be opened", { entries });
  return (
    <div className={styles.actions}>
      <Button onClick={() => void open({ label, entries })}>{children}</Button>
      {dialog}
    </div>
  );
}
