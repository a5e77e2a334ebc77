import { Skeletons } from "../../../lib/screen/skeletons.tsx";
import styles from "./phrase-translations-screen.module.css";

const ROWS = Array.from({ length: 5 }, () => ({ height: "2.5rem" }));

/** A file of its own: the route shows it before the screen is loaded. */
export function RowSkeletons() {
  return <Skeletons className={styles.placeholders} sizes={ROWS} />;
}
