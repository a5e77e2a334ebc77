import type { ReactNode } from "react";
import styles from "./prose.module.css";

/** Running text of a page: headings, paragraphs and lists in a comfortable line, with the rhythm between them. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
