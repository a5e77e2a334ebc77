import type { MissedSearch } from "@saywhere/validators/search/missed-search";
import { paths } from "@saywhere/validators/urls/paths";
import { MissedSearchLinks } from "../../lib/add-from-search.tsx";
import { useFocusFallback } from "../../lib/use-focus-fallback.ts";
import styles from "./missed-text.module.css";

/** A text that nothing was found for, with the ways to have it found, as long as nothing is. */
export function MissedText({ text, finds_now }: MissedSearch) {
  return (
    <div className={styles.stack} {...useFocusFallback<HTMLDivElement>()}>
      <strong dir="auto" className={styles.text}>
        {text}
      </strong>
      {finds_now ? (
        <a href={paths.search(text)} className={styles.found} data-begin>
          Finds something now
        </a>
      ) : (
        <MissedSearchLinks text={text} />
      )}
    </div>
  );
}
