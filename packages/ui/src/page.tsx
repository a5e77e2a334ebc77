import type { ReactNode } from "react";
import styles from "./page.module.css";

/** Sets the width of the page and its margins. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
