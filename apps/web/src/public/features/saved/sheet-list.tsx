import { arrayMove } from "@dnd-kit/sortable";
import { IconButton } from "@saywhere/ui/icon-button";
import { IconDotsVertical } from "@tabler/icons-react";
import { DragHandle } from "../../../shared/drag/drag-handle.tsx";
import { SortableItems, useSortableRow } from "../../../shared/drag/sortable-items.tsx";
import { type SavedPhrase, savedPhraseKey } from "../../lib/saved-phrases.ts";
import { formPath } from "./form-path.ts";
import { PhraseText } from "./phrase-text.tsx";
import styles from "./sheet-view.module.css";

interface SheetListProps {
  /** Of the sheet. */
  name: string;
  entries: readonly SavedPhrase[];
  /** The same phrases in the forms that the visitor says. */
  shown: readonly SavedPhrase[];
  onReorder: (keys: string[]) => void;
  onOpenOptions: (key: string) => void;
}

/** The phrases of a sheet, reordered by dragging, by Space and the arrow keys on a handle, or in a phrase's options. */
export function SheetList({ name, entries, shown, onReorder, onOpenOptions }: SheetListProps) {
  const items = entries.map((entry, index) => ({
    id: savedPhraseKey(entry),
    label: `“${entry.phrase.english}” in ${entry.language.name}`,
    shown: shown[index] ?? entry,
  }));
  return (
    <SortableItems
      items={items}
      onMove={(from, to) => onReorder(arrayMove(items, from, to).map(({ id }) => id))}
    >
      <ol aria-label={name} className={styles.list}>
        {items.map((item) => (
          <SheetRow key={item.id} {...item} onOpenOptions={() => onOpenOptions(item.id)} />
        ))}
      </ol>
    </SortableItems>
  );
}

interface SheetRowProps {
  id: string;
  label: string;
  shown: SavedPhrase;
  onOpenOptions: () => void;
}

function SheetRow({ id, label, shown, onOpenOptions }: SheetRowProps) {
  const { row, handle } = useSortableRow(id);
  return (
    <li {...row} className={styles.row}>
      <DragHandle name={label} {...handle} />
      <a href={formPath(shown)} className={styles.link}>
        <PhraseText entry={shown} />
        <span className={styles.language}>{shown.language.name}</span>
      </a>
      <IconButton label={`Options for ${label}`} aria-haspopup="dialog" onClick={onOpenOptions}>
        <IconDotsVertical size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </li>
  );
}
