import { Skeleton } from "@saywhere/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ActivityEntry, activitySentence } from "../../lib/history/activity-sentence.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { useTRPC } from "../../lib/trpc.ts";
import { When } from "../../lib/when.tsx";
import styles from "./recent-activity.module.css";

const NEWEST = 8;

/** What was changed last, by whom. */
export function RecentActivity() {
  const options = useTRPC().activity.list.queryOptions({ limit: NEWEST });
  // Whatever others have done meanwhile belongs here too.
  const activity = useQuery({ ...options, staleTime: 0 });
  return (
    <section className={styles.panel} aria-labelledby="recent-activity">
      <h2 id="recent-activity">Recent Activity</h2>
      {activity.data ? (
        <Entries entries={activity.data.items} />
      ) : activity.error ? (
        <LoadFailure
          title="The activity could not be loaded."
          error={activity.error}
          pending={activity.isFetching}
          onRetry={() => void activity.refetch()}
        />
      ) : (
        <Placeholder />
      )}
      <Link to="/activity" className={styles.all}>
        View all activity
      </Link>
    </section>
  );
}

function Entries({ entries }: { entries: ActivityEntry[] }) {
  if (entries.length === 0) return <p>Nothing has been changed yet.</p>;
  return (
    <ol className={styles.entries}>
      {entries.map((entry) => {
        const { did, label, rest } = activitySentence(entry);
        return (
          <li key={entry.id} className={styles.entry}>
            <span className={styles.sentence}>
              <span className={styles.person}>{entry.who.name}</span> {did}{" "}
              <strong dir="auto">{label}</strong> {rest}
            </span>
            <span className={styles.when}>
              <When at={entry.at} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Placeholder() {
  return (
    <div className={styles.entries} aria-busy="true">
      {Array.from({ length: NEWEST }, (_, index) => (
        <div key={index} className={styles.entry}>
          <Skeleton width={`${60 + ((index * 13) % 4) * 10}%`} height="1.1em" />
        </div>
      ))}
    </div>
  );
}
