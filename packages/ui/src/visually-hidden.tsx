import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

interface VisuallyHiddenProps {
  children: ReactNode;
  /** Language, and with it the direction of English, inside a text in another language. */
  lang?: "en";
}

/** Text for screen readers only, which is not copied with the text around it. */
export function VisuallyHidden({ children, lang }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} lang={lang} dir={lang && "ltr"}>
      {children}
    </span>
  );
}
