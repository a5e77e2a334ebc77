import { Button } from "@saywhere/ui/button";
import { type FileStore, formatFileSize, MAX_FILE_BYTES } from "@saywhere/validators/files/stored-file";
import IconFileUpload from "@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs";
import { useRef } from "react";
import { endingsOf } from "./check-file.ts";
import styles from "./file-picker.module.css";

interface FilePickerProps {
  store: FileStore;
  /** Files are chosen already: less room is needed to say how. */
  small: boolean;
  onFiles(files: File[]): void;
}

/** The button that opens the browser's choice of files, and what may be chosen. */
export function FilePicker({ store, small, onFiles }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const endings = endingsOf(store);
  return (
    <div className={styles.zone} data-small={small || undefined}>
      <IconFileUpload size={small ? 24 : 32} stroke={1.25} aria-hidden />
      <div className={styles.words}>
        <p className={styles.lead}>{small ? "Drop more files here" : "Drop files here"}</p>
        <p>
          {endings.join(", ")}; up to {formatFileSize(MAX_FILE_BYTES[store])} each
        </p>
      </div>
      <Button
        size="sm"
        variant={small ? "outline" : "primary"}
        onClick={() => input.current?.click()}
        data-autofocus
      >
        {small ? "Choose more" : "Choose files"}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={endings.map((ending) => `.${ending}`).join(",")}
        aria-label="Files to upload"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // The same file can be chosen again after it was mended.
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}
