import type { SearchMatch } from "@saywhere/validators/search/search-result";
import { graphemeSafeRanges } from "./grapheme-safe-ranges.ts";
import styles from "./highlighted-text.module.css";

interface MarkedProps {
  text: string;
  /** Field of the hit that the text belongs to. */
  field: SearchMatch["field"];
  match: SearchMatch | null;
}

/** A text of a hit, with the matched ranges marked when the search found the hit by this field. */
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
