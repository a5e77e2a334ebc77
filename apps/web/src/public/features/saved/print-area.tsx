import type { CSSProperties } from "react";
import type { SavedPhrase } from "../../lib/saved-phrases.ts";
import { PhraseText } from "./phrase-text.tsx";
import { type Booklet, planBooklets } from "./plan-booklets.ts";
import styles from "./print-area.module.css";

export type PrintLayout = "list" | "fold" | "cards";

export interface PrintAreaProps {
  layout: PrintLayout;
  name: string;
  entries: readonly SavedPhrase[];
}

/** What is printed in place of the page; the screen does not show it. */
export function PrintArea({ layout, name, entries }: PrintAreaProps) {
  return (
    <div className={styles.area} data-print={layout}>
      {layout === "fold" ? (
        <Folds name={name} entries={entries} />
      ) : (
        <div className={styles[layout]}>
          {layout === "list" ? <h1>{name}</h1> : null}
          <ol>
            {entries.map((entry, index) => (
              <li key={index}>
                <PhraseText entry={entry} size={layout === "cards" ? "title" : "card"} />
                <span className={styles.language}>{entry.language.name}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

function Folds({ name, entries }: Pick<PrintAreaProps, "name" | "entries">) {
  const { scale, booklets } = planBooklets(entries);
  return (
    <div style={{ "--zoom": scale } as CSSProperties}>
      {booklets.map((booklet, index) => (
        <Fold key={index} name={name} booklet={booklet} />
      ))}
    </div>
  );
}

/**
 * The panels of a sheet of paper that is folded into eighths and cut along the middle, by the numbers of the booklet's
 * pages. The upper row is upside down.
 */
const UPPER = [7, 6, 5, 4];
const LOWER = [8, 1, 2, 3];

/** One sheet of paper: a cover, six pages of phrases, and the back with how to fold it. */
function Fold({ name, booklet }: { name: string; booklet: Booklet }) {
  const panel = (page: number) => (
    <div key={page} className={styles.panel} data-page={page} data-turned={page >= 4 && page <= 7}>
      {page === 1 ? <Cover name={name} booklet={booklet} /> : null}
      {page === 8 ? (
        <p className={styles.back}>Fold into eighths, cut the dashed line, push together.</p>
      ) : null}
      {booklet[page - 2]?.map((entry, index) => (
        <div key={index} className={styles.small}>
          <PhraseText entry={entry} size="inline" />
        </div>
      ))}
    </div>
  );
  return <div className={styles.fold}>{[...UPPER, ...LOWER].map(panel)}</div>;
}

function Cover({ name, booklet }: { name: string; booklet: Booklet }) {
  const languages = new Set(booklet.flat().map(({ language }) => language.name));
  return (
    <div className={styles.cover}>
      <h1>{name}</h1>
      <p>{[...languages].join(", ")}</p>
    </div>
  );
}
