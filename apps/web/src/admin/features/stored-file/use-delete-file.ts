import { notify } from "@saywhere/ui/toasts/notify";
import type { FileStore, StoredFile } from "@saywhere/validators/files/stored-file";
import { useMutation } from "@tanstack/react-query";
import { isApiError } from "../../../shared/api-error.ts";
import { isNotFoundError } from "../../lib/api/is-not-found-error.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { fileNameOf } from "../../lib/stored-file/file-key.ts";
import { STORE_WORDS } from "../../lib/stored-file/store-labels.ts";
import { useRefreshFiles } from "../../lib/stored-file/use-stored-files.ts";
import { errorText } from "../../lib/text/error-text.ts";

/**
 * Deletes a file, reports the outcome in the words of specification §8, and waits until the lists are reloaded. A file
 * that another user has already deleted counts as deleted.
 */
export function useDeleteFile(store: FileStore): (file: StoredFile) => Promise<void> {
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
        message: `Somebody else has deleted ${fileNameOf(key)} meanwhile.`,
      });
    }
    await refresh();
  };
}
