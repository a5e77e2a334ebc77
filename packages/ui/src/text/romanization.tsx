import type { ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { romanizedTag } from "./language-tag.ts";
import styles from "./romanization.module.css";

export interface RomanizationProps {
  children: ReactNode;
  /** ISO 639-1 code of the romanized language. */
  code: string;
  /** `lg` beside a native text of size `display`. */
  size?: "md" | "lg";
}

/** The romanization of a native text, with a label for screen readers. */
export function Romanization({ children, code, size = "md" }: RomanizationProps) {
  return (
    <span className={`${styles.romanization} ${styles[size]}`} lang={romanizedTag(code)} dir="ltr">
      <VisuallyHidden lang="en">Romanization: </VisuallyHidden>
      {children}
    </span>
  );
}
