import type { FileStore, StoredFile } from "@saywhere/validators/files/stored-file";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type createApiClient, useTRPCClient } from "../../api/trpc.ts";
import { useEventCallback } from "../../use-event-callback.ts";
import { cleanFileName } from "../sanitize-file-name.ts";
import { useRefreshFiles } from "../use-stored-files.ts";
import { UploadQueue } from "./upload-queue.ts";
import { sendFile } from "./upload-request.ts";

/**
 * The upload queue of a dialog; unmounting cancels its uploads.
 *
 * @param chosen the initial files
 * @param onStored called for each stored file
 */
export function useUploads(
  store: FileStore,
  chosen: readonly File[],
  onStored: ((file: StoredFile) => void) | undefined,
) {
  const client = useTRPCClient();
  const refresh = useRefreshFiles(store);
  const stored = useEventCallback((file: StoredFile) => {
    void refresh();
    onStored?.(file);
  });
  const [queue] = useState(() => {
    const made = new UploadQueue({
      isStored: (key) => isStored(client, store, key),
      send: (request) => sendFile({ ...request, store }),
      onStored: stored,
    });
    made.add(named(chosen));
    return made;
  });
  useEffect(() => queue.stop, [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.get);
  return { queue, uploads, add: (files: readonly File[]) => queue.add(named(files)) };
}

function named(files: readonly File[]) {
  return files.map((file) => ({ file, name: cleanFileName(file.name) }));
}

/**
 * Whether a file with this key exists. Lists the keys after the key without its last character: almost always, the first
 * one is the key itself. If a key is missed, the upload itself is rejected.
 */
async function isStored(client: ReturnType<typeof createApiClient>, store: FileStore, key: string) {
  const { files } = await client.file[store].query({ after: key.slice(0, -1), limit: 10 });
  return files.some((file) => file.key === key);
}
