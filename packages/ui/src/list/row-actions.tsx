import IconHistory from "@tabler/icons-react/dist/esm/icons/IconHistory.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import type { ReactNode } from "react";
import { IconButton } from "../icon-button.tsx";
import styles from "./row-actions.module.css";

/** What a button does; false if the user may not do it, so that the row has no such button. */
export type RowAction = (() => void) | false;

interface RowActionsProps {
  /** Name of the record, so that the buttons of each row have distinct accessible names. */
  name: string;
  onEdit: RowAction;
  /** Absent for records without a history. */
  onHistory?: () => void;
  onDelete: RowAction;
  /** Further buttons, before the others. */
  children?: ReactNode;
  /** Whether the record is being saved: editing it has to wait. */
  busy?: boolean;
  /** Two lines of buttons on phones, for rows with several columns of words. */
  tight?: boolean | undefined;
}

/** The buttons at the end of a row or a card. */
export function RowActions({
  name,
  onEdit,
  onHistory,
  onDelete,
  busy = false,
  tight,
  children,
}: RowActionsProps) {
  return (
    <div className={styles.actions} data-tight={tight}>
      {children}
      {onEdit && (
        <IconButton
          label={`Edit ${name}`}
          title="Edit"
          aria-disabled={busy || undefined}
          onClick={() => busy || onEdit()}
        >
          <IconPencil size={18} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      {onHistory && (
        <IconButton label={`History of ${name}`} title="History" onClick={onHistory}>
          <IconHistory size={18} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      {onDelete && (
        <IconButton label={`Delete ${name}`} title="Delete" className={styles.delete} onClick={onDelete}>
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
