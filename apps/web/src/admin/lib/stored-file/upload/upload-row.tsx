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

interface UploadOutcomeProps {
  upload: Upload;
  /** Whether it can be tried again as it is. */
  startable: boolean;
  onStart(): void;
  onAnswer(answer: ExistingAnswer): void;
}

/** What became of a file, and what can be done about it. */
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
        <Told icon={<IconCheck size={18} stroke={2} aria-hidden />} words="Uploaded">
          <CopyUrlButton name={name} address={state.stored.url} />
        </Told>
      );
    case "failed":
      return (
        <Told icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />} words={state.message}>
          {again}
        </Told>
      );
    case "skipped":
      return <Told words="Skipped: the existing file was not changed.">{again}</Told>;
    case "cancelled":
      return <Told words="Canceled">{again}</Told>;
  }
}

function Told({ icon, words, children }: { icon?: ReactNode; words: string; children: ReactNode }) {
  return (
    <div className={styles.outcome}>
      {icon}
      <p>{words}</p>
      {children}
    </div>
  );
}

interface ExistingQuestionProps {
  /** The key that is taken. */
  fileKey: string;
  onAnswer(answer: ExistingAnswer): void;
}

/** Asks what happens to a file whose name already exists. */
function OverwritePrompt({ fileKey, onAnswer }: ExistingQuestionProps) {
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

/** How far a file is that waits for its turn, or is being sent. */
function UploadProgress({ upload: { file, name, state } }: { upload: Upload }) {
  const sent = state.step === "sending" ? state.sent : 0;
  const share = file.size > 0 ? Math.floor((100 * sent) / file.size) : 0;
  return (
    <div className={styles.progress}>
      <Progress.Root size="sm">
        <Progress.Section value={share} aria-label={`Upload of ${name}`} />
      </Progress.Root>
      <span className={styles.amount}>{wordsFor(state.step, sent, file.size)}</span>
    </div>
  );
}

function wordsFor(step: Upload["state"]["step"], sent: number, size: number): string {
  if (step === "waiting") return "Waiting";
  // The server passes on what it is sent, and checks it on the way.
  return sent < size ? `${formatFileSize(sent)} of ${formatFileSize(size)}` : "Storing...";
}
