import { Button } from "@saywhere/ui/button";
import { useTRPC, useTRPCClient } from "../../lib/api/trpc.ts";
import { changeWords } from "../../lib/history/change-summary.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { recordName, recordWord } from "../../lib/text/record-labels.ts";
import styles from "./activity-by-day.module.css";
import { ActivitySkeleton } from "./activity-skeleton.tsx";
import { ChangedFields } from "./changed-fields.tsx";
import { useInfiniteList } from "./use-infinite-list.ts";

/** All records that one save changed, page by page. */
export function ChangeSet({ id }: { id: string }) {
  const input = { change_set_id: id };
  const client = useTRPCClient();
  const changes = useInfiniteList(useTRPC().activity.changes.queryKey(input), (after, options) =>
    client.activity.changes.query({ ...input, ...after }, options),
  );
  if (changes.error) {
    return (
      <LoadError
        title="The changes could not be loaded."
        error={changes.error}
        pending={changes.isFetching}
        onRetry={() => void changes.refetch()}
      />
    );
  }
  if (!changes.items) return <ActivitySkeleton />;
  // The entry already names the record of a single change.
  const named = changes.items.length > 1 || changes.hasNextPage;
  return (
    <>
      <ul className={styles.changes}>
        {changes.items.map((change) => (
          <li key={change.id} className={styles.change}>
            {named && (
              <p className={styles.changeName}>
                {changeWords(change.action, change.kind === "task_order" ? "reorder" : "edit")}{" "}
                {recordWord(change.kind)} <strong dir="auto">{recordName(change.kind, change.label)}</strong>
              </p>
            )}
            <ChangedFields change={change} />
          </li>
        ))}
      </ul>
      {changes.hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          pending={changes.isFetchingNextPage}
          onClick={() => void changes.fetchNextPage()}
        >
          {changes.isFetchingNextPage ? "Loading..." : "Show more changes"}
        </Button>
      )}
    </>
  );
}
