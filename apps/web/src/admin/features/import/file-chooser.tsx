import { Textarea } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import IconFileUpload from "@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs";
import { type DragEvent, useRef, useState } from "react";
import styles from "./file-chooser.module.css";
import { pastedFile, readFile } from "./import-file.ts";
import type { ChosenFile } from "./run-import.ts";

interface FileChooserProps {
  /** The pasted rows; null while a file is to be chosen. */
  rows: string | null;
  onRows(rows: string): void;
  /** Discards the rows in favour of a file. */
  onFileInstead(): void;
  onChoose(file: ChosenFile): void;
  onFailure(error: unknown): void;
}

/** A file to choose or drop, or rows to paste. */
export function FileChooser({ rows, onRows, onFileInstead, onChoose, onFailure }: FileChooserProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const choose = (file: File | undefined) => {
    if (file) readFile(file).then(onChoose, onFailure);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };

  if (rows !== null) {
    return (
      <div className={styles.paste}>
        <Textarea
          label="Rows"
          description="With the names of the columns in the first line, or as a JSON list"
          placeholder={"language,phrase,native_text\nspanish,hello,Hola"}
          rows={8}
          classNames={{ input: styles.rows ?? "" }}
          value={rows}
          data-begin
          onChange={(event) => onRows(event.currentTarget.value)}
        />
        <div className={styles.buttons}>
          <Button
            size="sm"
            aria-disabled={!rows.trim() || undefined}
            onClick={() => rows.trim() && onChoose(pastedFile(rows))}
          >
            Check rows
          </Button>
          <Button size="sm" variant="outline" onClick={onFileInstead}>
            Choose a file instead
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div
      className={styles.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileUpload size={32} stroke={1.25} aria-hidden />
      <p>
        <strong>Drop a CSV or JSON file here</strong>
        <br />
        Nothing is changed before you have seen what would be.
      </p>
      <div className={styles.buttons}>
        <Button size="sm" data-begin onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <Button size="sm" variant="outline" onClick={() => onRows("")}>
          Paste rows
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        aria-label="File to import"
        onChange={(event) => {
          choose(event.currentTarget.files?.[0]);
          // The same file can be chosen again after it was corrected.
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}
