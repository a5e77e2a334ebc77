import { fileNameOf, folderOf } from "./file-key.ts";
import styles from "./stored-file-name.module.css";

interface StoredFileNameProps {
  /** Of the file. */
  fileKey: string;
  /** Further text in the line of the folder. */
  note?: string;
}

/** A file's name, with its folder small below it. Each is set in its own direction. */
export function StoredFileName({ fileKey, note }: StoredFileNameProps) {
  const folder = folderOf(fileKey);
  return (
    <span className={styles.file}>
      <span className={styles.name}>
        <bdi>{fileNameOf(fileKey)}</bdi>
      </span>
      {(folder || note) && (
        <span className={styles.small}>
          {folder && <bdi>{folder}</bdi>}
          {note && <span className={styles.note}>{note}</span>}
        </span>
      )}
    </span>
  );
}
