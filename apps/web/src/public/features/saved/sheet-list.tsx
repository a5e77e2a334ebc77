import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { restrictToParentElement, restrictToVerticalAxis } from "@dnd-kit/modifiers";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { IconButton } from "@saywhere/ui/icon-button";
import { IconDotsVertical } from "@tabler/icons-react";
import { DragHandle } from "../../../shared/drag/drag-handle.tsx";
import { KeyboardDragSensor } from "../../../shared/drag/keyboard-drag-sensor.ts";
import {
  SCREEN_READER_INSTRUCTIONS,
  sortingAnnouncements,
} from "../../../shared/drag/sorting-announcements.ts";
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
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardDragSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const keys = items.map(({ id }) => id);
    const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over?.id))];
    if (from >= 0 && to >= 0 && from !== to) onReorder(arrayMove(keys, from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis, restrictToParentElement]}
      accessibility={{
        announcements: sortingAnnouncements(items),
        screenReaderInstructions: SCREEN_READER_INSTRUCTIONS,
      }}
      onDragEnd={drop}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <ol aria-label={name} className={styles.list}>
          {items.map((item) => (
            <SheetRow key={item.id} {...item} onOpenOptions={() => onOpenOptions(item.id)} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface SheetRowProps {
  id: string;
  label: string;
  shown: SavedPhrase;
  onOpenOptions: () => void;
}

function SheetRow({ id, label, shown, onOpenOptions }: SheetRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <DragHandle name={label} {...{ attributes, listeners, setActivatorNodeRef }} />
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
