import type { useSortable } from "@dnd-kit/sortable";
import IconGripVertical from "@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs";
import styles from "./drag-handle.module.css";

type Sortable = ReturnType<typeof useSortable>;

interface DragHandleProps extends Pick<Sortable, "attributes" | "listeners" | "setActivatorNodeRef"> {
  /** What it drags, for screen readers. */
  name: string;
  className?: string | undefined;
}

/** What a row of a list in an order of its own is dragged by, or moved with Space and the arrow keys. */
export function DragHandle({ name, className, attributes, listeners, setActivatorNodeRef }: DragHandleProps) {
  return (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={className ? `${styles.handle} ${className}` : styles.handle}
      data-action="drag"
      {...attributes}
      {...listeners}
      aria-label={`Reorder ${name}`}
      title="Drag to reorder"
    >
      <IconGripVertical size={20} stroke={1.75} aria-hidden />
    </button>
  );
}
