import type { FileStore, StoredFile } from "@saywhere/validators/files/stored-file";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type createApiClient, useTRPCClient } from "../../api/trpc.ts";
import { useEventCallback } from "../../use-event-callback.ts";
import { cleanFileName } from "../sanitize-file-name.ts";
import { useRefreshFiles } from "../use-stored-files.ts";
import { UploadQueue } from "./upload-queue.ts";
import { sendFile } from "./upload-request.ts";

/**
 * Files to upload to a store. Whoever leaves ends what is under way.
 *
 * @param chosen the files it begins with
 * @param onStored is told of each file that is stored
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
 * Whether a file has this key. Reads what comes after the key without its last character, which is next to always the
 * key itself; a store has no cheaper way. What slips through is refused by the upload.
 */
async function isStored(client: ReturnType<typeof createApiClient>, store: FileStore, key: string) {
  // Its end is that of a kind of file, in plain letters.
  const { files } = await client.file[store].query({ after: key.slice(0, -1), limit: 10 });
  return files.some((file) => file.key === key);
}
