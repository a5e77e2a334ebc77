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
  /** `alert` if it appears in response to an action of the visitor. */
  role?: "alert" | "status" | "note";
}

/** A highlighted passage: information, a tip, a caution (amber) or a warning. */
export function Notice({ tone = "info", title, children, role = "note" }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={tone === "info" ? styles.notice : `${styles.notice} ${styles[tone]}`} role={role}>
      <Icon size={22} stroke={1.75} aria-hidden="true" />
      <div className={styles.text}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
