import type { SearchMatch } from "@saywhere/validators/search/search-result";
import { graphemeSafeRanges } from "./grapheme-safe-ranges.ts";
import styles from "./highlighted-text.module.css";

interface MarkedProps {
  text: string;
  /** Which text of a hit this is. */
  field: SearchMatch["field"];
  match: SearchMatch | null;
}

/** A text of a hit; where the search has found it by this text, the parts that matched are marked. */
export function HighlightedText({ text, field, match }: MarkedProps) {
  if (match?.field !== field) return text;
  const pieces = [];
  let done = 0;
  for (const { start, end } of graphemeSafeRanges(text, match.parts)) {
    pieces.push(
      text.slice(done, start),
      <mark key={start} className={styles.marked}>
        {text.slice(start, end)}
      </mark>,
    );
    done = end;
  }
  return [...pieces, text.slice(done)];
}
