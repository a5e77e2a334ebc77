import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { Button } from "@saywhere/ui/button";
import { Dialog } from "@saywhere/ui/dialog/dialog";
import { DiscardDialog } from "@saywhere/ui/dialog/discard-dialog";
import { Notice } from "@saywhere/ui/notice";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { FileStore, StoredFile } from "@saywhere/validators/files/stored-file";
import { useEffect, useRef, useState } from "react";
import { formatCount } from "../../../../shared/format-count.ts";
import { useLeaveGuard } from "../../dialog/use-leave-guard.ts";
import { useEventCallback } from "../../use-event-callback.ts";
import { folderOf, joinKey } from "../file-key.ts";
import { cleanFileName, cleanFolder } from "../sanitize-file-name.ts";
import { STORE_WORDS } from "../store-labels.ts";
import { uploadErrors } from "./check-file.ts";
import { type Dropped, FileDrop } from "./file-drop.tsx";
import { FilePicker } from "./file-picker.tsx";
import { UploadActions } from "./upload-actions.tsx";
import styles from "./upload-dialog.module.css";
import { type ExistingAnswer, isInProgress, type Upload } from "./upload-queue.ts";
import { UploadRow } from "./upload-row.tsx";
import { useUploadAnnouncements } from "./use-upload-announcements.ts";
import { useUploads } from "./use-uploads.ts";

interface UploadDialogProps {
  store: FileStore;
  /** The files whose drop opened the dialog. */
  dropped?: Dropped | undefined;
  onClose(): void;
  onStored?: (file: StoredFile) => void;
}

/** Uploads chosen or dropped files, which can be renamed before. Mounted while open. */
export function UploadDialog({ store, dropped, onClose, onStored }: UploadDialogProps) {
  // It is dirty with a folder in which no file was stored yet.
  const form = useForm({ initialValues: { folder: "" } });
  const markFolderUsed = (key: string) => form.resetDirty({ folder: folderOf(key) });
  const { queue, uploads, add } = useUploads(store, dropped?.files ?? [], (file) => {
    markFolderUsed(file.key);
    onStored?.(file);
  });
  const [folders, setFolders] = useState(dropped?.folders ?? 0);
  const list = useRef<HTMLUListElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const announcement = useUploadAnnouncements(store, uploads);
  const guard = useLeaveGuard(
    () => form.isDirty() || queue.get().some((upload) => isInProgress(upload) || isRenamed(upload)),
    () => {
      form.reset();
      queue.stop();
      for (const { id, file } of queue.get().filter(isRenamed)) queue.rename(id, cleanFileName(file.name));
    },
  );

  const errors = uploadErrors(store, uploads);
  const startable = uploads.filter(({ id, state }) => state.step === "ready" && !errors.has(id));
  const inProgress = uploads.filter(isInProgress).length;
  const idle = inProgress === 0;

  // All uploads may end while the question about them is open.
  const keepResults = useEventCallback(() => {
    if (guard.asking) guard.keep();
  });
  useEffect(() => {
    if (idle) keepResults();
  }, [idle, keepResults]);

  const start = ({ id, name }: Upload) => {
    const folder = cleanFolder(form.getValues().folder);
    queue.start(id, { key: joinKey(folder, cleanFileName(name)), existing: "ask" });
  };
  const answer = ({ id, state }: Upload, choice: ExistingAnswer) => {
    if (state.step !== "exists") return;
    if (choice !== "skip") return queue.start(id, { key: state.key, existing: choice });
    markFolderUsed(state.key);
    queue.skip(id);
  };
  const take = ({ files, folders: refused }: Dropped) => {
    setFolders(refused);
    add(files);
  };
  const close = () => {
    if (!guard.asking) guard.leave(onClose);
  };

  return (
    <>
      <Dialog
        onClose={close}
        title={STORE_WORDS[store].upload}
        width={640}
        fullScreenOnPhones
        closeOnClickOutside={uploads.length === 0}
      >
        <FileDrop label="Drop to add" onDrop={take}>
          <div ref={content} className={styles.content}>
            <FilePicker
              store={store}
              small={uploads.length > 0}
              onFiles={(files) => take({ files, folders: 0 })}
            />
            {folders > 0 && (
              <Notice tone="caution" role="alert">
                Folders cannot be uploaded. Open the folder and choose its files.
              </Notice>
            )}
            <TextInput
              {...form.getInputProps("folder")}
              label="Folder (optional)"
              description="Folder for these files, e.g. audio/farsi"
              dir="auto"
              maxLength={400}
              onBlur={() => form.setFieldValue("folder", cleanFolder)}
            />
            <ApplyToAll uploads={uploads} onAnswer={answer} onDecided={() => list.current?.focus()} />
            {uploads.length > 0 && (
              <ul ref={list} tabIndex={-1} className={styles.lines} aria-label="Files to upload">
                {uploads.map((upload) => (
                  <UploadRow
                    key={upload.id}
                    upload={upload}
                    error={errors.get(upload.id)}
                    onRename={(name) => queue.rename(upload.id, name)}
                    onStart={() => start(upload)}
                    onAnswer={(choice) => answer(upload, choice)}
                    onCancel={() => queue.cancel(upload.id)}
                    onRemove={() => queue.remove(upload.id)}
                  />
                ))}
              </ul>
            )}
          </div>
          <UploadActions
            uploads={uploads}
            startable={startable.length}
            onStart={() => startable.forEach(start)}
            onDecisionNeeded={() => content.current?.querySelector<HTMLElement>("[data-question]")?.focus()}
            onClose={close}
          />
        </FileDrop>
        <div role="status">
          <VisuallyHidden>{announcement}</VisuallyHidden>
        </div>
      </Dialog>
      {guard.asking && (
        <DiscardDialog
          {...(!idle && {
            title: "Stop uploading?",
            text: `${formatCount(inProgress, "file")} ${inProgress === 1 ? "is" : "are"} not uploaded yet. Uploaded files stay.`,
            discard: "Stop uploading",
            keep: "Keep uploading",
          })}
          onKeep={guard.keep}
          onDiscard={guard.discard}
        />
      )}
    </>
  );
}

/** Whether a file that is still to be stored has a name that was typed. */
function isRenamed({ file, name, state: { step } }: Upload): boolean {
  return (step === "ready" || step === "failed") && name !== cleanFileName(file.name);
}

interface ApplyToAllProps {
  uploads: readonly Upload[];
  onAnswer(upload: Upload, answer: ExistingAnswer): void;
  /** Called before the buttons disappear. */
  onDecided(): void;
}

/** One choice for several files whose names already exist. */
function ApplyToAll({ uploads, onAnswer, onDecided }: ApplyToAllProps) {
  const undecided = uploads.filter(({ state }) => state.step === "exists");
  if (undecided.length < 2) return null;
  const answer = (choice: ExistingAnswer) => () => {
    onDecided();
    for (const upload of undecided) onAnswer(upload, choice);
  };
  return (
    <div role="group" data-question tabIndex={-1} aria-label="All existing files" className={styles.decide}>
      <p>{undecided.length} files already exist.</p>
      <Button variant="outline" size="sm" onClick={answer("replace")}>
        Replace all
      </Button>
      <Button variant="outline" size="sm" onClick={answer("keep")}>
        Keep both for all
      </Button>
      <Button variant="outline" size="sm" onClick={answer("skip")}>
        Skip all
      </Button>
    </div>
  );
}
