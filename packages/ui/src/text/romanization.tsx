import type { ReactNode } from "react";
import styles from "./romanization.module.css";

export interface RomanizationProps {
  children: ReactNode;
  /** ISO 639-1 code of the romanized language. */
  code: string;
  /** `lg` beside a native text of size `display`. */
  size?: "md" | "lg";
}

/** The romanization of a native text. */
export function Romanization({ children, code, size = "md" }: RomanizationProps) {
  return (
    <span className={`${styles.romanization} ${styles[size]}`} lang={`${code}-Latn`} dir="ltr">
      {children}
    </span>
  );
}
