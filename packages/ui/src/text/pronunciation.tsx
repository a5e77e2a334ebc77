import styles from "./pronunciation.module.css";

/** Whether a syllable is written in capitals, which mark the stress in a guide. */
function isStressed(syllable: string): boolean {
  return /\p{Lu}/u.test(syllable) && syllable === syllable.toUpperCase();
}

/**
 * A pronunciation guide (hyphenated syllables, the stressed one in capitals) in a subdued, spaced line that emphasises
 * the stressed syllable. Its text content is unchanged, for copying and for screen readers.
 *
 * @param size `lg` next to a native text of size `display` or `poster`
 */
export function Pronunciation({ guide, size = "md" }: { guide: string; size?: "md" | "lg" }) {
  return (
    <span className={`${styles.guide} ${styles[size]}`} dir="ltr">
      {guide.split(/([\s-]+)/u).map((part, index) => (isStressed(part) ? <em key={index}>{part}</em> : part))}
    </span>
  );
}
