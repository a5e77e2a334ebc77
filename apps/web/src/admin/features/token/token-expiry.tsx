import { When } from "../../lib/text/relative-time-label.tsx";
import styles from "./token.module.css";

const day = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

const isPast = (at: string) => new Date(at).getTime() <= Date.now();

export function TokenExpiry({ at }: { at: string | null }) {
  if (at === null) return "Never";
  if (!isPast(at)) return <time dateTime={at}>{day.format(new Date(at))}</time>;
  return (
    <span className={styles.expired}>
      Expired <When at={at} />
    </span>
  );
}
