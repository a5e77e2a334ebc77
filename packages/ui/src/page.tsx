import type { ReactNode } from "react";
import styles from "./page.module.css";

export interface PageProps {
  children: ReactNode;
  as?: "div" | "main" | "section" | "header" | "footer";
}

/** Sets the width of the page and its margins. */
export function Page({ children, as: Element = "div" }: PageProps) {
  return <Element className={styles.page}>{children}</Element>;
}
