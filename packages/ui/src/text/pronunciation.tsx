import styles from "./pronunciation.module.css";

/** Is the syllable written in capitals, which in a guide says that it carries the stress? */
function isStressed(syllable: string): boolean {
  return /\p{Lu}/u.test(syllable) && syllable === syllable.toUpperCase();
}

/**
 * A pronunciation guide (hyphenated syllables, the stressed one in capitals) as a quiet, spaced line in which the
 * stressed syllable stands out. Its text stays what it was, for copying and for screen readers.
 *
 * @param size `lg` beside a native text of size `display` or `poster`
 */
export function Pronunciation({ guide, size = "md" }: { guide: string; size?: "md" | "lg" }) {
  return (
    <span className={`${styles.guide} ${styles[size]}`} dir="ltr">
      {guide.split(/([\s-]+)/u).map((part, index) => (isStressed(part) ? <em key={index}>{part}</em> : part))}
    </span>
  );
}
