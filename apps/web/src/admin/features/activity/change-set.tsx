import { Button } from "@saywhere/ui/button";
import { useQuery } from "@tanstack/react-query";
import { useTRPC, useTRPCClient } from "../../lib/api/trpc.ts";
import type { ActivityEntry } from "../../lib/history/activity-sentence.ts";
import { changeWords } from "../../lib/history/change-summary.ts";
import { FieldChanges } from "../../lib/history/field-changes.tsx";
import { isNativeField } from "../../lib/history/field-label.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { recordName, recordWord } from "../../lib/text/record-labels.ts";
import styles from "./activity.module.css";
import { ActivitySkeleton } from "./activity-skeleton.tsx";
import { useInfiniteList } from "./use-infinite-list.ts";

/** All records that one save changed, page by page. */
export function ChangeSet({ id }: { id: string }) {
  const input = { change_set_id: id };
  const client = useTRPCClient();
  const changes = useInfiniteList(useTRPC().activity.changes.queryKey(input), (after, options) =>
    client.activity.changes.query({ ...input, ...after }, options),
  );
  if (changes.error) {
    return <LoadError title="The changes could not be loaded." query={changes} />;
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

/**
 * The changed fields of a record; native text has the script and direction of its language, unless that was deleted.
 */
export function ChangedFields({ change: { fields, language_id } }: { change: ActivityEntry["headline"] }) {
  const languages = useQuery({
    ...useTRPC().language.adminList.queryOptions({}),
    enabled: language_id !== null && fields.some(({ field }) => isNativeField(field)),
  });
  const language = languages.data?.find(({ id }) => id === language_id);
  return <FieldChanges fields={fields} native={language} />;
}
