import { Button } from "@saywhere/ui/button";
import {
  MAX_SELECTED,
  type MatchingRecord,
  type MatchingRecords,
} from "@saywhere/validators/content/bulk-selection";
import { IMPORT_FILES, type ImportFormat, type ImportKind } from "@saywhere/validators/content/import";
import { type ReactNode, useEffect, useState } from "react";
import { formatCount } from "../../../shared/format-count.ts";
import { onErrorToastWithReason } from "../api/error-toast.ts";
import { recordWord } from "../text/record-labels.ts";
import { useDownload } from "../transfer/use-download.ts";
import { useFocusFallback } from "../use-focus-fallback.ts";
import styles from "./selection-bar.module.css";
import { SelectionConflictsDialog } from "./selection-conflicts-dialog.tsx";
import type { Selection } from "./use-selection.ts";
import type { useSelectionWrite } from "./use-selection-write.ts";

interface SelectionBarProps {
  kind: Extract<ImportKind, "phrase" | "translation">;
  selection: Selection;
  write: ReturnType<typeof useSelectionWrite>;
  /** The records of the page that can be selected. */
  shown: MatchingRecord[];
  /** Number of all records that the filters match; null if unknown. */
  total: number | null;
  /** Reads all records that the filters match, up to the maximum. */
  onSelectAll(): Promise<MatchingRecords>;
  /** The buttons of the actions. */
  children: ReactNode;
}

/** How many records are selected, and what can be done with them; nothing while none is. */
export function SelectionBar({
  kind,
  selection,
  write,
  shown,
  total,
  onSelectAll,
  children,
}: SelectionBarProps) {
  const { records } = selection;
  const count = records.length;
  useRowFocusAfter(count > 0);
  // “Select all” disappears when it is done.
  const keepFocus = useFocusFallback<HTMLElement>();
  return (
    <>
      <p role="status" className={styles.status}>
        {count > 0 && `${formatCount(count, recordWord(kind))} selected`}
      </p>
      {count > 0 && (
        <section {...keepFocus} className={styles.bar} aria-label={`Selected ${recordWord(kind, 2)}`}>
          <strong aria-hidden>{formatCount(count, recordWord(kind))} selected</strong>
          <Button variant="quiet" size="sm" data-begin onClick={selection.clear}>
            Clear selection
          </Button>
          {total !== null && total > count && shown.every(({ id }) => selection.has(id)) && (
            <SelectAll kind={kind} total={total} selection={selection} onSelectAll={onSelectAll} />
          )}
          {children}
          <ExportButtons kind={kind} records={records} />
        </section>
      )}
      {write.conflicts.length > 0 && (
        <SelectionConflictsDialog
          conflicts={write.conflicts}
          onClose={write.onConflictsSeen}
          onDeselect={() => {
            selection.select(
              write.conflicts.map(({ record }) => record),
              false,
            );
            write.onConflictsSeen();
          }}
        />
      )}
    </>
  );
}

/** Returns the focus to the list when the bar, which had it, disappears. */
function useRowFocusAfter(shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    return () => {
      if (document.activeElement !== document.body) return;
      const row = document.querySelector<HTMLElement>("tr[data-row][tabindex='0']");
      (row ?? document.querySelector<HTMLElement>("h1[tabindex]"))?.focus();
    };
  }, [shown]);
}

type SelectAllProps = Pick<SelectionBarProps, "kind" | "selection" | "onSelectAll"> & { total: number };

function SelectAll({ kind, total, selection, onSelectAll }: SelectAllProps) {
  const [pending, setPending] = useState(false);
  const selectAll = async () => {
    setPending(true);
    try {
      selection.selectRead((await onSelectAll()).items, selection.records);
    } catch (error) {
      onErrorToastWithReason(`select all ${recordWord(kind, 2)}`)(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="quiet" size="sm" pending={pending} onClick={selectAll}>
      {total > MAX_SELECTED
        ? `Select the first ${formatCount(MAX_SELECTED, recordWord(kind))}`
        : `Select all ${formatCount(total, recordWord(kind))} that match`}
    </Button>
  );
}

/**
 * Files of phrases contain only their other ways to say it, as the label before the buttons says once. Exports send the
 * identifiers in a body, because those of a large selection are too long for the URL of a link.
 */
function ExportButtons({ kind, records }: { kind: ImportKind; records: MatchingRecord[] }) {
  const { exporting, download } = useDownload(`the selected ${recordWord(kind, 2)}`);
  const exportAs = (format: ImportFormat) =>
    download(
      `/api${IMPORT_FILES[kind].path}/export?format=${format}${kind === "translation" && format === "csv" ? "&lists=columns" : ""}`,
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ids: records.map(({ id }) => id) }),
      },
    );
  const action = kind === "phrase" ? "Export other ways to say it as" : "Export";
  return (
    <>
      {kind === "phrase" && (
        <span className={styles.exports} aria-hidden>
          {action}
        </span>
      )}
      {(["csv", "json"] as const).map((format) => {
        const name = format.toUpperCase();
        return (
          <Button
            key={format}
            variant="outline"
            size="sm"
            aria-label={`${action} ${name}`}
            pending={exporting}
            onClick={() => exportAs(format)}
          >
            {kind === "phrase" ? name : `${action} ${name}`}
          </Button>
        );
      })}
    </>
  );
}
