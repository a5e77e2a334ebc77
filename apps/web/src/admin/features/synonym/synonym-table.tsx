import { type Column, DataTable } from "@saywhere/ui/list/data-table";
import { RowActions } from "@saywhere/ui/list/row-actions";
import type { SynonymGroup } from "@saywhere/validators/content/synonym";
import { groupLabel } from "./group-label.ts";

interface SynonymTableProps {
  /** Undefined while they load. */
  groups: SynonymGroup[] | undefined;
  /** The search text. */
  q: string | undefined;
  onEdit(group: SynonymGroup): void;
  onHistory(group: SynonymGroup): void;
  onDelete(group: SynonymGroup): void;
}

const COLUMNS: Column<SynonymGroup>[] = [
  {
    id: "terms",
    header: "Terms that mean the same",
    cell: ({ terms }) => <span dir="auto">{terms.join(", ")}</span>,
  },
];

export function SynonymTable({ groups, q, onEdit, onHistory, onDelete }: SynonymTableProps) {
  return (
    <DataTable
      caption="Synonyms"
      columns={COLUMNS}
      rows={groups}
      rowKey={({ id }) => id}
      empty={q ? `No synonyms match “${q}”.` : "No synonyms found. Add your first synonyms to get started."}
      actions={(group) => (
        <RowActions
          name={groupLabel(group)}
          onEdit={() => onEdit(group)}
          onHistory={() => onHistory(group)}
          onDelete={() => onDelete(group)}
        />
      )}
    />
  );
}
