import type { useSortable } from "@dnd-kit/sortable";
import IconGripVertical from "@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs";
import styles from "./drag-handle.module.css";

type Sortable = ReturnType<typeof useSortable>;

interface DragHandleProps extends Pick<Sortable, "attributes" | "listeners" | "setActivatorNodeRef"> {
  /** Name of the dragged row, for screen readers. */
  name: string;
  className?: string | undefined;
}

/** The handle by which a row of a sortable list is dragged, or moved with Space and the arrow keys. */
export function DragHandle({ name, className, attributes, listeners, setActivatorNodeRef }: DragHandleProps) {
  return (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={className ? `${styles.handle} ${className}` : styles.handle}
      data-action="drag"
      // Escape ends the drag, and does not also close Mantine's dialog around it.
      data-mantine-stop-propagation={attributes["aria-pressed"]}
      {...attributes}
      {...listeners}
      aria-label={`Reorder ${name}`}
      title="Drag to reorder"
    >
      <IconGripVertical size={20} stroke={1.75} aria-hidden />
    </button>
  );
}
