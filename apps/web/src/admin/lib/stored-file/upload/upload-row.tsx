import { Progress, TextInput } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { IconButton } from "@saywhere/ui/icon-button";
import { formatFileSize } from "@saywhere/validators/files/stored-file";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type ReactNode, useId, useRef } from "react";
import { CopyUrlButton } from "../copy-url-button.tsx";
import { fileNameOf } from "../file-key.ts";
import { FileLabel } from "../file-label.tsx";
import { cleanFileName } from "../sanitize-file-name.ts";
import { canStart, type ExistingAnswer, isInProgress, type Upload } from "./upload-queue.ts";
import styles from "./upload-row.module.css";

interface UploadRowProps {
  upload: Upload;
  /** Why the upload cannot start. */
  error: string | undefined;
  onRename(name: string): void;
  onStart(): void;
  onAnswer(answer: ExistingAnswer): void;
  onCancel(): void;
  onRemove(): void;
}

/** A file of the upload dialog: its name, which can be changed until the upload starts, its size and its progress. */
export function UploadRow(props: UploadRowProps) {
  const { upload, error, onRename, onStart, onAnswer, onCancel, onRemove } = props;
  const { file, name, state } = upload;
  const inProgress = isInProgress(upload);
  const row = useRef<HTMLLIElement>(null);
  // The pressed button disappears: the focus stays in its row, or moves to the next one.
  const stay = () => row.current?.focus();
  const remove = () => {
    focusNeighbor(row.current);
    onRemove();
  };
  return (
    <li ref={row} tabIndex={-1} className={styles.line} data-step={state.step}>
      <div className={styles.head}>
        {canStart(upload) ? (
          <TextInput
            className={styles.name}
            aria-label={`Name of ${file.name}`}
            dir="auto"
            value={name}
            error={error}
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
            label={inProgress ? `Cancel the upload of ${name}` : `Remove ${name} from the list`}
            title={inProgress ? "Cancel" : "Remove"}
            onClick={inProgress ? onCancel : remove}
          >
            <IconX size={18} stroke={1.75} aria-hidden />
          </IconButton>
        )}
      </div>
      {inProgress ? (
        <UploadProgress upload={upload} />
      ) : (
        <UploadOutcome
          upload={upload}
          startable={canStart(upload) && error === undefined}
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

function focusNeighbor(row: HTMLElement | null): void {
  const neighbor =
    row?.nextElementSibling ??
    row?.previousElementSibling ??
    row?.closest('[role="dialog"]')?.querySelector("[data-autofocus]");
  if (neighbor instanceof HTMLElement) neighbor.focus();
}

/** The name under which the file is stored, which may differ from the requested one. */
function shownName({ name, state }: Upload): string {
  return state.step === "done" ? fileNameOf(state.stored.key) : name;
}

interface UploadOutcomeProps {
  upload: Upload;
  /** Whether the upload can be retried without changes. */
  startable: boolean;
  onStart(): void;
  onAnswer(answer: ExistingAnswer): void;
}

/** The outcome of an upload, with the possible next actions. */
function UploadOutcome({ upload, startable, onStart, onAnswer }: UploadOutcomeProps) {
  const { name, state } = upload;
  const again = startable && (
    <Button variant="outline" size="sm" aria-label={`Try again: ${name}`} onClick={onStart}>
      Try again
    </Button>
  );
  switch (state.step) {
    case "ready":
    case "waiting":
    case "sending":
      return null;
    case "exists":
      return <OverwritePrompt fileKey={state.key} onAnswer={onAnswer} />;
    case "done":
      return (
        <Outcome icon={<IconCheck size={18} stroke={2} aria-hidden />} words="Uploaded">
          <CopyUrlButton name={name} url={state.stored.url} />
        </Outcome>
      );
    case "failed":
      return (
        <Outcome icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />} words={state.message}>
          {again}
        </Outcome>
      );
    case "skipped":
      return <Outcome words="Skipped: the existing file was not changed.">{again}</Outcome>;
    case "cancelled":
      return <Outcome words="Canceled">{again}</Outcome>;
  }
}

function Outcome({ icon, words, children }: { icon?: ReactNode; words: string; children: ReactNode }) {
  return (
    <div className={styles.outcome}>
      {icon}
      <p>{words}</p>
      {children}
    </div>
  );
}

interface OverwritePromptProps {
  /** The existing key. */
  fileKey: string;
  onAnswer(answer: ExistingAnswer): void;
}

/** Asks whether to replace, rename or skip a file whose name already exists. */
function OverwritePrompt({ fileKey, onAnswer }: OverwritePromptProps) {
  const id = useId();
  return (
    <div role="group" data-question tabIndex={-1} aria-labelledby={id} className={styles.outcome}>
      <p id={id}>
        <FileLabel fileKey={fileKey} /> already exists.
      </p>
      <span className={styles.answers}>
        <Button variant="outline" size="sm" onClick={() => onAnswer("replace")}>
          Replace
        </Button>
        <Button variant="outline" size="sm" onClick={() => onAnswer("keep")}>
          Keep both
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onAnswer("skip")}>
          Skip
        </Button>
      </span>
    </div>
  );
}

/** Progress of a file that is queued or being sent. */
function UploadProgress({ upload: { file, name, state } }: { upload: Upload }) {
  const sent = state.step === "sending" ? state.sent : 0;
  const share = file.size > 0 ? Math.floor((100 * sent) / file.size) : 0;
  return (
    <div className={styles.progress}>
      <Progress.Root size="sm">
        <Progress.Section value={share} aria-label={`Upload of ${name}`} />
      </Progress.Root>
      <span className={styles.amount}>{progressText(state.step, sent, file.size)}</span>
    </div>
  );
}

function progressText(step: Upload["state"]["step"], sent: number, size: number): string {
  if (step === "waiting") return "Waiting";
  // All bytes are sent; the server is still storing and checking them.
  return sent < size ? `${formatFileSize(sent)} of ${formatFileSize(size)}` : "Storing...";
}
