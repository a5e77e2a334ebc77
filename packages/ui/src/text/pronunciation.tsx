import { VisuallyHidden } from "../visually-hidden.tsx";
import styles from "./pronunciation.module.css";

/** Whether a syllable is written in capitals, which mark the stress in a guide. */
function isStressed(syllable: string): boolean {
  return /\p{Lu}/u.test(syllable) && syllable === syllable.toUpperCase();
}

/**
 * A pronunciation guide (hyphenated syllables, the stressed one in capitals) in a subdued, spaced line that emphasises
 * the stressed syllable. Screen readers get a label, and the syllables without capitals, which they would spell; copied
 * text is the guide as written.
 */
export function Pronunciation({ guide }: { guide: string }) {
  const parts = guide.split(/([\s-]+)/u);
  return (
    <span className={styles.guide} dir="ltr">
      <VisuallyHidden>
        {`Pronunciation: ${parts.map((part) => (isStressed(part) ? part.toLowerCase() : part)).join("")}`}
      </VisuallyHidden>
      <span aria-hidden>
        {parts.map((part, index) => (isStressed(part) ? <em key={index}>{part}</em> : part))}
      </span>
    </span>
  );
}
