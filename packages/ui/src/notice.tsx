import type { ReactNode } from "react";
import { IconAlertTriangle, IconBulb, IconInfoCircle } from "./icons.ts";
import styles from "./notice.module.css";

const ICONS = {
  info: IconInfoCircle,
  tip: IconBulb,
  caution: IconAlertTriangle,
  warning: IconAlertTriangle,
} as const;

export interface NoticeProps {
  tone?: keyof typeof ICONS;
  title?: string;
  children: ReactNode;
  /** `alert` when it appears in answer to something the visitor did. */
  role?: "alert" | "status" | "note";
}

/** A passage set apart: information, a tip, something to mind (amber), or a warning. */
export function Notice({ tone = "info", title, children, role = "note" }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={role}>
      <Icon size={22} stroke={1.75} aria-hidden="true" />
      <div className={styles.text}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
