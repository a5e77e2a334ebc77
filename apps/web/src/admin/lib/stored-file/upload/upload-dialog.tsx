import { TextInput } from "@mantine/core";
import { Dialog } from "@saywhere/ui/dialog/dialog";
import { Notice } from "@saywhere/ui/notice";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { FileStore, StoredFile } from "@saywhere/validators/files/stored-file";
import { useEffect, useRef, useState } from "react";
import { useLeaveGuard } from "../../dialog/use-leave-guard.ts";
import { joinKey } from "../file-key.ts";
import { cleanFileName, cleanFolder } from "../sanitize-file-name.ts";
import { STORE_WORDS } from "../store-labels.ts";
import { ApplyToAll } from "./apply-to-all.tsx";
import { CancelUploadPrompt } from "./cancel-upload-prompt.tsx";
import type { Dropped } from "./dropped-files.ts";
import { FileDrop } from "./file-drop.tsx";
import { FilePicker } from "./file-picker.tsx";
import { type ExistingAnswer, isInProgress, type Upload } from "./upload.ts";
import { UploadActions } from "./upload-actions.tsx";
import styles from "./upload-dialog.module.css";
import { uploadFaults } from "./upload-errors.ts";
import { UploadRow } from "./upload-row.tsx";
import { useUploadAnnouncements } from "./use-upload-announcements.ts";
import { useUploads } from "./use-uploads.ts";

interface UploadDialogProps {
  store: FileStore;
  /** What was dropped to open it. */
  dropped?: Dropped | undefined;
  onClose(): void;
  onStored?: (file: StoredFile) => void;
}

/** Files are chosen or dropped, named, and uploaded, each with a line of its own. Mounted while it is open. */
export function UploadDialog({ store, dropped, onClose, onStored }: UploadDialogProps) {
  const { queue, uploads, add } = useUploads(store, dropped?.files ?? [], onStored);
  const [folder, setFolder] = useState("");
  const [folders, setFolders] = useState(dropped?.folders ?? 0);
  const list = useRef<HTMLUListElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const news = useUploadAnnouncements(store, uploads);
  const guard = useLeaveGuard(() => queue.get().some(isInProgress), queue.stop);

  const faults = uploadFaults(store, uploads);
  const startable = uploads.filter(({ id, state }) => state.step === "ready" && !faults.has(id));
  const underWay = uploads.filter(isInProgress).length;
  const idle = underWay === 0;

  useEffect(() => {
    // All came to their end while it was asked whether to stop them.
    if (guard.asking && idle) guard.keep();
  });

  const start = ({ id, name }: Upload) =>
    queue.start(id, { key: joinKey(cleanFolder(folder), cleanFileName(name)), existing: "ask" });
  const answer = ({ id, state }: Upload, choice: ExistingAnswer) => {
    if (choice === "skip") queue.skip(id);
    else if (state.step === "exists") queue.start(id, { key: state.key, existing: choice });
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
                Folders cannot be uploaded. Open the folder, and choose the files in it.
              </Notice>
            )}
            <TextInput
              label="Folder (optional)"
              description="For all files that are uploaded from now on, such as audio/farsi"
              value={folder}
              dir="auto"
              maxLength={400}
              onChange={(event) => setFolder(event.currentTarget.value)}
              onBlur={() => setFolder(cleanFolder(folder))}
            />
            <ApplyToAll uploads={uploads} onAnswer={answer} onDecided={() => list.current?.focus()} />
            {uploads.length > 0 && (
              <ul ref={list} tabIndex={-1} className={styles.lines} aria-label="Files to upload">
                {uploads.map((upload) => (
                  <UploadRow
                    key={upload.id}
                    upload={upload}
                    fault={faults.get(upload.id)}
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
            onAsked={() => content.current?.querySelector<HTMLElement>("[data-question]")?.focus()}
            onClose={close}
          />
        </FileDrop>
        <div role="status">
          <VisuallyHidden>{news}</VisuallyHidden>
        </div>
      </Dialog>
      {guard.asking && <CancelUploadPrompt count={underWay} onGoOn={guard.keep} onStop={guard.discard} />}
    </>
  );
}
