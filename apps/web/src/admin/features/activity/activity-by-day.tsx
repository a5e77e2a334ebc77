import type { ActivityEntry } from "../../lib/history/activity-sentence.ts";
import styles from "./activity-by-day.module.css";
import { ActivityItem } from "./activity-item.tsx";

const longDay = new Intl.DateTimeFormat("en", { dateStyle: "full" });

/** "Today", "Yesterday", "Tuesday, March 10, 2026". */
function dayName(at: string): string {
  const day = new Date(at).toDateString();
  const now = new Date();
  if (day === now.toDateString()) return "Today";
  now.setDate(now.getDate() - 1);
  return day === now.toDateString() ? "Yesterday" : longDay.format(new Date(at));
}

/** Entries grouped by day, in the reader's time zone. */
export function ActivityByDay({ entries }: { entries: ActivityEntry[] }) {
  const days = Map.groupBy(entries, (entry) => dayName(entry.at));
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={styles.day} aria-label={day}>
      <h2 className={styles.name}>{day}</h2>
      <ol className={styles.entries}>
        {ofDay.map((entry) => (
          <ActivityItem key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  ));
}
