import styles from "./status-tag.module.css";

interface StatusTagProps {
  tone: "success" | "danger" | "underway" | "highlight" | "info" | "quiet";
  children: string;
}

/** A word or two on the state of something, in a color that only supports what they say. */
export function StatusTag({ tone, children }: StatusTagProps) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
