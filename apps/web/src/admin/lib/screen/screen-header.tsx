import type { ReactNode } from "react";
import styles from "./screen-header.module.css";

export interface ScreenHeadProps {
  title: ReactNode;
  /** A line below the title. */
  subtitle?: ReactNode;
  /** Buttons at the end of the line, such as "Add Language". */
  actions?: ReactNode;
}

/** The header of a screen with its only first-level heading, which gets the focus after navigation. */
export function ScreenHeader({ title, subtitle, actions }: ScreenHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
