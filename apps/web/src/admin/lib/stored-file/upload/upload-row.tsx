import { TextInput } from "@mantine/core";
import { IconButton } from "@saywhere/ui/icon-button";
import { formatFileSize } from "@saywhere/validators/files/stored-file";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useRef } from "react";
import { fileNameOf } from "../file-key.ts";
import { cleanFileName } from "../sanitize-file-name.ts";
import { canStart, type ExistingAnswer, isInProgress, type Upload } from "./upload.ts";
import { UploadOutcome } from "./upload-outcome.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import styles from "./upload-row.module.css";

interface UploadLineProps {
  upload: Upload;
  /** Why it cannot be started. */
  fault: string | undefined;
  onRename(name: string): void;
  onStart(): void;
  onAnswer(answer: ExistingAnswer): void;
  onCancel(): void;
  onRemove(): void;
}

/** A file on its way: its name, which can be changed until it leaves, its size, and how far it is. */
export function UploadRow(props: UploadLineProps) {
  const { upload, fault, onRename, onStart, onAnswer, onCancel, onRemove } = props;
  const { file, name, state } = upload;
  const underWay = isInProgress(upload);
  const line = useRef<HTMLLIElement>(null);
  // The button that was pressed goes: the focus stays in its line, or moves on to the next one.
  const stay = () => line.current?.focus();
  const remove = () => {
    focusNeighbour(line.current);
    onRemove();
  };
  return (
    <li ref={line} tabIndex={-1} className={styles.line} data-step={state.step}>
      <div className={styles.head}>
        {canStart(upload) ? (
          <TextInput
            className={styles.name}
            aria-label={`Name of ${file.name}`}
            dir="auto"
            value={name}
            error={fault}
            onChange={(event) => onRename(event.currentTarget.value)}
            onBlur={() => onRename(cleanFileName(name))}
          />
        ) : (
          <p className={styles.name}>
            <bdi>{shownName(upload)}</bdi>
          </p>
        )}
        <span className={styles.size}>{formatFileSize(file.size)}</span>
        {state.step !== "done" && (
          <IconButton
            label={underWay ? `Cancel the upload of ${name}` : `Remove ${name} from the list`}
            title={underWay ? "Cancel" : "Remove"}
            onClick={underWay ? onCancel : remove}
          >
            <IconX size={18} stroke={1.75} aria-hidden />
          </IconButton>
        )}
      </div>
      {underWay ? (
        <UploadProgress upload={upload} />
      ) : (
        <UploadOutcome
          upload={upload}
          startable={canStart(upload) && fault === undefined}
          onStart={() => {
            stay();
            onStart();
          }}
          onAnswer={(answer) => {
            stay();
            onAnswer(answer);
          }}
        />
      )}
    </li>
  );
}

function focusNeighbour(line: HTMLElement | null): void {
  const neighbour =
    line?.nextElementSibling ??
    line?.previousElementSibling ??
    line?.closest('[role="dialog"]')?.querySelector("[data-autofocus]");
  if (neighbour instanceof HTMLElement) neighbour.focus();
}

/** The name under which it was stored, where that is another one. */
function shownName({ name, state }: Upload): string {
  return state.step === "done" ? fileNameOf(state.stored.key) : name;
}
