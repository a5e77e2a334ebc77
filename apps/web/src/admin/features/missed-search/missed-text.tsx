import type { MissedSearch } from "@saywhere/validators/search/missed-search";
import { paths } from "@saywhere/validators/urls/paths";
import { MissedSearchLinks } from "../../lib/add-from-search.tsx";
import { useFocusFallback } from "../../lib/use-focus-fallback.ts";
import styles from "./missed-text.module.css";

/** A search text without results, with links that add a phrase or synonym as long as there are none. */
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
