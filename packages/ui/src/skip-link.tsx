import styles from "./skip-link.module.css";

/** ID of the main content: the target of the skip link, and of the focus after a navigation. */
export const MAIN_ID = "main";

/** The first focusable element, visible only on focus, which skips the header of the page. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip}>
      Skip to content
    </a>
  );
}
