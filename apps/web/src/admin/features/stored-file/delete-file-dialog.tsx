import { notify } from "@saywhere/ui/toasts/notify";
import type { FileStore, FileUses, StoredFile } from "@saywhere/validators/files/stored-file";
import { useMutation, useQuery } from "@tanstack/react-query";
import { isApiError } from "../../../shared/api-error.ts";
import { formatCount, formatNumber } from "../../../shared/format-count.ts";
import { isNotFoundError } from "../../lib/api/is-not-found-error.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import { fileNameOf } from "../../lib/stored-file/file-key.ts";
import { FileLabel } from "../../lib/stored-file/file-label.tsx";
import { STORE_WORDS } from "../../lib/stored-file/store-labels.ts";
import { useRefreshFiles } from "../../lib/stored-file/use-stored-files.ts";
import { errorText } from "../../lib/text/error-text.ts";
import styles from "./file-uses-list.module.css";

interface DeleteFileDialogProps {
  store: FileStore;
  file: StoredFile;
  /** Called when the file's row is gone, before the dialog closes. */
  onDeleted(): void;
  onClose(): void;
}

/** Asks for confirmation before a file is deleted, and lists the translations that lose it. Mounted while open. */
export function DeleteFileDialog({ store, file, onDeleted, onClose }: DeleteFileDialogProps) {
  const { One, one } = STORE_WORDS[store];
  // Cached uses of an earlier confirmation may be stale.
  const uses = useQuery({
    ...useTRPC().file.uses.queryOptions({ store, key: file.key }),
    staleTime: 0,
  });
  const deleteFile = useDeleteFile(store);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Delete ${One}`}
      notice={
        uses.data?.total ? (
          <FileUsesList uses={uses.data} />
        ) : (
          uses.error && (
            <p>
              Could not check whether translations use this {one}. {errorText(uses.error)}
            </p>
          )
        )
      }
      counts={
        uses.isFetching
          ? "Checking which translations use it..."
          : uses.data?.total === 0 && "No translations use it."
      }
      confirmLabel={`Delete ${One}`}
      confirmDisabled={uses.isFetching}
      onConfirm={() => deleteFile(file).then(onDeleted)}
    >
      Are you sure you want to delete <FileLabel fileKey={file.key} />? This action cannot be undone.
    </ConfirmDialog>
  );
}

const FIELDS = { audio_url: "audio", video_url: "video" } as const;
/** The translations that lose their audio or video with a file. */
function FileUsesList({ uses: { total, translations } }: { uses: FileUses }) {
  const others = total - translations.length;
  return (
    <>
      <p>
        {formatCount(total, "translation")} {total === 1 ? "uses it. Its" : "use it. Their"} audio or video
        will stop working:
      </p>
      <ul className={styles.uses}>
        {translations.map(({ id, language, english, field }) => (
          <li key={`${id}-${field}`}>
            {language}: “{english}” ({FIELDS[field]})
          </li>
        ))}
        {others > 0 && <li>and {formatNumber(others)} more</li>}
      </ul>
    </>
  );
}

/**
 * Deletes a file, reports the outcome as worded in specification §8, and waits until the lists are reloaded. A file
 * that another user has already deleted counts as deleted.
 */
function useDeleteFile(store: FileStore): (file: StoredFile) => Promise<void> {
  const trpc = useTRPC();
  const refresh = useRefreshFiles(store);
  const { One, one } = STORE_WORDS[store];
  const procedure = store === "assets" ? trpc.file.deleteAsset : trpc.file.deleteMedia;
  const { mutateAsync } = useMutation(procedure.mutationOptions());
  return async ({ key }) => {
    try {
      await mutateAsync({ key });
      notify({ title: `${One} deleted`, message: `The ${one} has been removed from the CDN.` });
    } catch (error) {
      if (!isNotFoundError(error)) {
        const message = isApiError(error) && errorText(error);
        notify({
          title: "Delete failed",
          message: message || `An error occurred while deleting the ${one}.`,
          variant: "destructive",
        });
        throw error;
      }
      notify({
        title: `${One} already deleted`,
        message: `Someone else deleted ${fileNameOf(key)}.`,
      });
    }
    await refresh();
  };
}
