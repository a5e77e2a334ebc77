import { useWindowEvent } from "@mantine/hooks";
import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { type DragEvent, type ReactNode, useState } from "react";
import styles from "./file-drop.module.css";

interface FileDropProps {
  /** Effect of dropping: "Drop to upload to the assets". */
  label: string;
  onDrop(dropped: Dropped): void;
  children: ReactNode;
}

/** Accepts files dropped on its children; buttons beside it do the same without dragging. */
export function FileDrop({ label, onDrop, children }: FileDropProps) {
  const [over, setOver] = useState(false);
  usePreventStrayDrops();

  const drag = (event: DragEvent) => {
    if (!holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setOver(true);
  };
  const leave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    onDrop(droppedFiles(event.dataTransfer));
  };

  return (
    <div className={styles.area} onDragEnter={drag} onDragOver={drag} onDragLeave={leave} onDrop={drop}>
      {children}
      {over && (
        <p className={styles.target} aria-hidden>
          <span className={styles.words}>
            <IconUpload size={28} stroke={1.5} />
            {label}
          </span>
        </p>
      )}
    </div>
  );
}

/** Ignores files that are dropped elsewhere: the browser would open them in place of the page. */
export function usePreventStrayDrops(): void {
  useWindowEvent("dragover", preventStrayDrop);
  useWindowEvent("drop", preventStrayDrop);
}

function preventStrayDrop(event: globalThis.DragEvent): void {
  if (event.defaultPrevented || !holdsFiles(event.dataTransfer)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
}

/** Dropped files, and the number of dropped folders, which cannot be uploaded. */
export interface Dropped {
  files: File[];
  folders: number;
}

/** Whether files are dragged, and not a text or a link. */
function holdsFiles(data: DataTransfer | null): boolean {
  return data?.types.includes("Files") ?? false;
}

function droppedFiles(data: DataTransfer): Dropped {
  const items = [...data.items].filter(({ kind }) => kind === "file");
  const files = items
    .filter((item) => !item.webkitGetAsEntry()?.isDirectory)
    .map((item) => item.getAsFile())
    .filter((file) => file !== null);
  return { files, folders: items.length - files.length };
}
