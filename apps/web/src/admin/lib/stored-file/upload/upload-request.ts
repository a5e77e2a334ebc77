import { encodeKey } from "@saywhere/validators/files/file-key";
import { type FileStore, fileKindOf, type StoredFile } from "@saywhere/validators/files/stored-file";
import { promptReauthentication } from "../../api/reauthentication.ts";
import { messageOfAnswer } from "../../text/error-messages.ts";

/** Why a file was not stored. The message is shown to the user. */
export class UploadFailure extends Error {
  /** Status of the response; 0 without a response. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface SendRequest {
  store: FileStore;
  key: string;
  file: File;
  /** Whether to replace an existing file with this key. */
  replace: boolean;
  /** Receives the number of sent bytes. */
  onProgress(sent: number): void;
  signal: AbortSignal;
}

const NO_RESPONSE = "The connection was lost, or the file can no longer be read. Check both and try again.";

/**
 * Uploads a file. When the session has ended, it waits until the user has signed in again, and retries.
 *
 * @throws UploadFailure, or the reason of the aborted signal
 */
export async function sendFile(request: SendRequest): Promise<StoredFile> {
  const { status, body } = await put(request);
  if (status === 200 || status === 201) return body as StoredFile;
  if (status === 401 && (await promptReauthentication())) return sendFile(request);
  throw new UploadFailure(status, status === 0 ? NO_RESPONSE : messageOfAnswer(body));
}

/** With XMLHttpRequest, because `fetch` does not report upload progress. */
function put({ store, key, file, replace, onProgress, signal }: SendRequest) {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: unknown }>();
  const request = new XMLHttpRequest();
  request.open("PUT", `/api/cdn/${store}/${encodeKey(key)}${replace ? "?replace=true" : ""}`);
  request.setRequestHeader("content-type", fileKindOf(store, key)?.contentType ?? "application/octet-stream");
  request.responseType = "json";
  request.upload.addEventListener("progress", ({ loaded }) => onProgress(loaded));
  request.addEventListener("load", () => resolve({ status: request.status, body: request.response }));
  request.addEventListener("error", () => resolve({ status: 0, body: null }));
  request.addEventListener("abort", () => reject(signal.reason));
  const stop = () => request.abort();
  signal.addEventListener("abort", stop);
  request.send(file);
  return promise.finally(() => signal.removeEventListener("abort", stop));
}
