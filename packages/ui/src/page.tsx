import type { ReactNode } from "react";
import styles from "./page.module.css";

export interface PageProps {
  children: ReactNode;
  as?: "div" | "main" | "section" | "header" | "footer";
  /** `text` keeps the width of a comfortable line. */
  width?: "page" | "text";
  id?: string;
}

/** The width of the page and its margins. */
export function Page({ children, as: Element = "div", width = "page", id }: PageProps) {
  return (
    <Element id={id} className={width === "text" ? `${styles.page} ${styles.text}` : styles.page}>
      {children}
    </Element>
  );
}
