import styles from "./status-tag.module.css";

interface StatusTagProps {
  tone: "success" | "danger" | "underway" | "highlight" | "info" | "quiet";
  children: string;
}

/** A short status text with a color. */
export function StatusTag({ tone, children }: StatusTagProps) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
