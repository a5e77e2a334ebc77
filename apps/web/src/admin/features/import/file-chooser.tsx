import { Textarea } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { MAX_IMPORT_BYTES } from "@saywhere/validators/files/upload-limits";
import IconFileUpload from "@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs";
import { type DragEvent, type RefObject, useState } from "react";
import { usePreventStrayDrops } from "../../lib/stored-file/upload/file-drop.tsx";
import { TransferFailure } from "../../lib/transfer/transfer-request.ts";
import styles from "./file-chooser.module.css";
import type { ChosenFile } from "./run-import.ts";

interface FileChooserProps {
  /** The input, with which a button elsewhere opens the browser’s file chooser. */
  input: RefObject<HTMLInputElement | null>;
  /** Example of rows to paste. */
  example: string;
  /** The pasted rows; null while a file is to be chosen. */
  rows: string | null;
  onRows(rows: string): void;
  /** Discards the rows in favor of a file. */
  onFileInstead(): void;
  onChoose(file: ChosenFile): void;
  onFailure(error: unknown): void;
}

/** A file to choose or drop, or rows to paste. */
export function FileChooser(props: FileChooserProps) {
  const { input, example, rows, onRows, onFileInstead, onChoose, onFailure } = props;
  const [over, setOver] = useState(false);
  usePreventStrayDrops();

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
          description="With column names in the first line, or a JSON list"
          placeholder={example}
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
        You’ll see a preview before anything changes.
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

/**
 * Reads a file immediately: browsers cannot send a file that is changed afterwards.
 *
 * @throws TransferFailure when it is too large, clearly of another kind, or cannot be read
 */
async function readFile(file: File): Promise<ChosenFile> {
  if (file.size > MAX_IMPORT_BYTES) {
    throw new TransferFailure("The file is larger than 32 MB. Split it into several files.");
  }
  if (/\.(xlsx?|ods|numbers)$/i.test(file.name)) {
    throw new TransferFailure("This is a spreadsheet. Save it as CSV (UTF-8) first, and choose that file.");
  }
  if (/^(image|audio|video|font)\/|^application\/(pdf|zip)$/.test(file.type)) {
    throw new TransferFailure(`“${file.name}” is not a CSV or JSON file. Choose another file.`);
  }
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw new TransferFailure("The file could not be read. Choose it again.", { cause });
  });
  return { name: file.name, format: /\.json$/i.test(file.name) ? "json" : "csv", bytes };
}

/** Wraps pasted rows as a file. */
function pastedFile(text: string): ChosenFile {
  const format = /^\s*[[{]/.test(text) ? "json" : "csv";
  return { name: "Pasted rows", format, bytes: new TextEncoder().encode(text).buffer };
}
