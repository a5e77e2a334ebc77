import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTRPC } from "../../lib/api/trpc.ts";
import { activitySentence, authorName } from "../../lib/history/activity-sentence.ts";
import { When } from "../../lib/text/relative-time-label.tsx";
import styles from "./dashboard-panel.module.css";
import { DashboardPanel } from "./dashboard-panel.tsx";

const NEWEST = 8;

/** The most recent changes and their authors. */
export function RecentActivity() {
  const options = useTRPC().activity.list.queryOptions({ limit: NEWEST });
  // Reloaded to include changes by others.
  const activity = useQuery({ ...options, staleTime: 0 });
  return (
    <DashboardPanel
      title="Recent Activity"
      news={activity}
      failure="The activity could not be loaded."
      most={NEWEST}
      link={
        <Link to="/activity" className={styles.all}>
          View all activity
        </Link>
      }
      items={({ items }) => items}
      empty={() => "No changes yet."}
      entry={(entry) => {
        const { did, label, rest } = activitySentence(entry);
        return (
          <>
            <span className={styles.sentence}>
              <span className={styles.person}>{authorName(entry.who)}</span> {did}{" "}
              {label && <strong dir="auto">{label}</strong>} {rest}
            </span>
            <span className={styles.when}>
              <When at={entry.at} />
            </span>
          </>
        );
      }}
    />
  );
}
