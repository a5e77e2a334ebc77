import { Drawer } from "@mantine/core";
import { useTopDialog } from "@saywhere/ui/dialog/use-top-dialog";
import { useQuery } from "@tanstack/react-query";
import { type ApiOutputs, useTRPC } from "../api/trpc.ts";
import { LoadError } from "../screen/load-error.tsx";
import { Skeletons } from "../screen/skeletons.tsx";
import { WhenExactly } from "../text/relative-time-label.tsx";
import { authorName } from "./activity-sentence.ts";
import { changeWords } from "./change-summary.ts";
import { FieldChanges } from "./field-changes.tsx";
import styles from "./history-drawer.module.css";
import { RestoreButton, type RestoreButtonProps } from "./restore-button.tsx";

export interface HistoryDrawerProps extends Pick<RestoreButtonProps, "kind" | "language"> {
  /** ID of the record; null if the drawer is closed. */
  recordId: number | null;
  onClose(): void;
  /** Labels of fields that differ from the usual ones. */
  fields?: Record<string, string>;
}

/** The former states of a record, newest first, with their changes and buttons that restore them. */
export function HistoryDrawer({ recordId, onClose, ...rest }: HistoryDrawerProps) {
  const close = useTopDialog(onClose, recordId !== null);
  return (
    <Drawer
      opened={recordId !== null}
      onClose={close}
      position="right"
      size="32rem"
      padding="md"
      title="History"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {recordId !== null && <HistoryList key={recordId} recordId={recordId} {...rest} />}
    </Drawer>
  );
}

const ENTRY = { height: "5rem" };
const LOADING = [{ width: "60%", height: "1.5rem" }, ENTRY, ENTRY, ENTRY];

function HistoryList(props: Omit<HistoryDrawerProps, "recordId" | "onClose"> & { recordId: number }) {
  const { recordId, ...of } = props;
  const { kind } = of;
  const options = useTRPC().activity.history.queryOptions({ kind, record_id: recordId });
  // Always reloaded, because the history should include the changes of other editors.
  const history = useQuery({ ...options, staleTime: 0 });
  if (history.error) {
    return <LoadError title="The history could not be loaded." query={history} />;
  }
  if (!history.data) return <Skeletons sizes={LOADING} />;
  const { label, exists, entries } = history.data;
  const oldest = entries.at(-1);
  return (
    <div className={styles.history}>
      <p className={styles.label}>
        {label}
        {!exists && <span className={styles.gone}>Deleted</span>}
      </p>
      {entries.length === 0 && <p>Nothing has changed since the content was set up.</p>}
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <HistoryEntryItem key={entry.change_id} entry={entry} {...of} />
        ))}
        {oldest && oldest.action !== "create" && (
          <li className={styles.entry}>
            <p>
              <span className={styles.action}>Original version</span>
            </p>
            {oldest.action === "update" && (
              <RestoreButton {...of} changeId={oldest.change_id} state="before" />
            )}
          </li>
        )}
      </ol>
    </div>
  );
}

interface HistoryEntryItemProps extends Pick<HistoryDrawerProps, "kind" | "fields" | "language"> {
  entry: ApiOutputs["activity"]["history"]["entries"][number];
}

/** One change of a record, with a button that restores the state after it. */
function HistoryEntryItem({ entry, ...of }: HistoryEntryItemProps) {
  const deleted = entry.action === "delete";
  return (
    <li className={styles.entry} aria-current={entry.current || undefined}>
      <p>
        <span className={styles.action}>{changeWords(entry.action, entry.reason)}</span>{" "}
        <span className={styles.who}>
          by {authorName(entry.who)}, <WhenExactly at={entry.at} />
        </span>
        {entry.current && <span className={styles.current}>Now</span>}
      </p>
      <FieldChanges fields={entry.fields} labels={of.fields} native={of.language} />
      {!(entry.current && !deleted) && (
        <RestoreButton
          {...of}
          changeId={entry.change_id}
          state={deleted ? "before" : "after"}
          {...(deleted && { label: "Restore" })}
        />
      )}
    </li>
  );
}
