import type { ReactNode } from "react";
import styles from "./romanization.module.css";

export interface RomanizationProps {
  children: ReactNode;
  /** ISO 639-1 code of the language that is written in Latin letters here. */
  code: string;
  /** `lg` beside a native text of size `display`. */
  size?: "md" | "lg";
}

/** How a native text is written in Latin letters. */
export function Romanization({ children, code, size = "md" }: RomanizationProps) {
  return (
    <span className={`${styles.romanization} ${styles[size]}`} lang={`${code}-Latn`} dir="ltr">
      {children}
    </span>
  );
}
