import { Mark } from "./mark.tsx";
import styles from "./wordmark.module.css";

/** The mark with the name, as in the header and the footer. */
export function Wordmark({ name = "Saywhere", size = 32 }: { name?: string; size?: number }) {
  return (
    <span className={styles.wordmark} style={{ fontSize: size * 0.8 }}>
      <Mark size={size} />
      <span>{name}</span>
    </span>
  );
}
