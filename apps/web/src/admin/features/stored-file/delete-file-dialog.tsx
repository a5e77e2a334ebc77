import type { FileStore, StoredFile } from "@saywhere/validators/files/stored-file";
import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import { FileLabel } from "../../lib/stored-file/file-label.tsx";
import { STORE_WORDS } from "../../lib/stored-file/store-labels.ts";
import { errorText } from "../../lib/text/error-text.ts";
import { FileUsesList } from "./file-uses-list.tsx";
import { useDeleteFile } from "./use-delete-file.ts";

interface DeleteFileDialogProps {
  store: FileStore;
  file: StoredFile;
  /** Called when the file's row is gone, before the dialog closes. */
  onGone(): void;
  onClose(): void;
}

/** Asks for confirmation before a file is deleted, and lists the translations that lose it. Mounted while open. */
export function DeleteFileDialog({ store, file, onGone, onClose }: DeleteFileDialogProps) {
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
              It is not known whether translations use this {one}. {errorText(uses.error)}
            </p>
          )
        )
      }
      counts={
        uses.isFetching
          ? "Looking for translations that use it..."
          : uses.data?.total === 0 && "No translation uses it."
      }
      confirmLabel={`Delete ${One}`}
      confirmDisabled={uses.isFetching}
      onConfirm={() => deleteFile(file).then(onGone)}
    >
      Are you sure you want to delete <FileLabel fileKey={file.key} />? This action cannot be undone.
    </ConfirmDialog>
  );
}
