import IconFileText from "@tabler/icons-react/dist/esm/icons/IconFileText.mjs";
import styles from "./task-card.module.css";

interface TaskDocumentLinkProps {
  text: string;
  onOpen(): void;
}

/** Opens the document of a task. */
export function TaskDocumentLink({ text, onOpen }: TaskDocumentLinkProps) {
  return (
    <button type="button" className={styles.document} data-action="document" onClick={onOpen}>
      <IconFileText size={18} stroke={1.75} aria-hidden />
      {text}
    </button>
  );
}
