import { IconButton } from "@saywhere/ui/icon-button";
import { RowActions } from "@saywhere/ui/list/row-actions";
import type { TranslationRow } from "@saywhere/validators/content/translation";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import type { StoredRow } from "./edit-translation-dialog.tsx";

export interface TranslationRowActionsProps {
  row: TranslationRow;
  onAdd(row: TranslationRow): void;
  onEdit(row: StoredRow): void;
  onHistory(row: StoredRow): void;
  onDelete(row: StoredRow): void;
  /** See `RowActions`. */
  tight?: boolean;
}

/** What can be done with a row; where the translation is missing, it can be added. */
export function TranslationRowActions({ row, tight, ...on }: TranslationRowActionsProps) {
  const { translation } = row;
  const name = `${row.phrase.english} in ${row.language.name}`;
  if (!translation) {
    return (
      <IconButton label={`Add ${name}`} title="Add" onClick={() => on.onAdd(row)}>
        <IconPlus size={18} stroke={1.75} aria-hidden />
      </IconButton>
    );
  }
  const stored = { ...row, translation };
  return (
    <RowActions
      name={name}
      tight={tight}
      onEdit={() => on.onEdit(stored)}
      onHistory={() => on.onHistory(stored)}
      onDelete={() => on.onDelete(stored)}
    />
  );
}
