import styles from "./skip-link.module.css";

/** The main content: where the skip link leads, and focus goes after navigation. */
export const MAIN_ID = "main";

/** The first thing that the keyboard comes to, seen only then: past what every page begins with. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip}>
      Skip to content
    </a>
  );
}
