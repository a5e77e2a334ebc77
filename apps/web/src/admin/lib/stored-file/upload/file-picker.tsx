import { FileButton } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { type FileStore, formatFileSize } from "@saywhere/validators/files/stored-file";
import { MAX_FILE_BYTES } from "@saywhere/validators/files/upload-limits";
import IconFileUpload from "@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs";
import { useRef } from "react";
import { extensionsOf } from "./check-file.ts";
import styles from "./file-picker.module.css";

interface FilePickerProps {
  store: FileStore;
  /** Smaller once files are chosen. */
  small: boolean;
  onFiles(files: File[]): void;
}

/** The button that opens the browser's file dialog, and the accepted types. */
export function FilePicker({ store, small, onFiles }: FilePickerProps) {
  const reset = useRef<() => void>(null);
  const extensions = extensionsOf(store);
  return (
    <div className={styles.zone} data-small={small || undefined}>
      <IconFileUpload size={small ? 24 : 32} stroke={1.25} aria-hidden />
      <div className={styles.words}>
        <p className={styles.lead}>{small ? "Drop more files here" : "Drop files here"}</p>
        <p>
          {extensions.join(", ")}; up to {formatFileSize(MAX_FILE_BYTES[store])} each
        </p>
      </div>
      <FileButton
        multiple
        accept={extensions.map((extension) => `.${extension}`).join(",")}
        inputProps={{ "aria-label": "Files to upload" }}
        resetRef={reset}
        onChange={(files) => {
          onFiles(files);
          // The same file can be chosen again after it was corrected.
          reset.current?.();
        }}
      >
        {({ onClick }) => (
          <Button size="sm" variant={small ? "outline" : "primary"} onClick={onClick} data-autofocus>
            {small ? "Choose more" : "Choose files"}
          </Button>
        )}
      </FileButton>
    </div>
  );
}
