import {
  formatFileSize,
  RECORDING_EXTENSIONS,
  RECORDINGS,
  type StoredFile,
} from "@saywhere/validators/files/stored-file";
import { MAX_RECORDING_BYTES } from "@saywhere/validators/files/upload-limits";
import { sendFile, UploadFailure } from "./upload-request.ts";

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** Why the server would reject a file as a recording, as far as its name and size tell; null if it would accept it. */
export function checkRecording({ name, size }: Pick<File, "name" | "size">): string | null {
  if (!RECORDING_EXTENSIONS.includes(extensionOf(name))) {
    return `“${name}” is not a recording. Choose an MP3 or M4A file.`;
  }
  if (size === 0) return `“${name}” is empty.`;
  if (size <= MAX_RECORDING_BYTES) return null;
  return `“${name}” has ${formatFileSize(size)}; the limit for recordings is ${formatFileSize(MAX_RECORDING_BYTES)}.`;
}

/**
 * Uploads a recording of a phrase. Each one has a name of its own: a translation that returns to an earlier one still
 * finds it.
 *
 * @param of slugs of the language and the phrase
 * @throws UploadFailure, or the reason of the aborted signal
 */
export async function uploadRecording(
  file: File,
  of: { language: string; phrase: string },
  signal: AbortSignal,
): Promise<StoredFile> {
  const name = `${of.phrase}-${Date.now().toString(36)}.${extensionOf(file.name)}`;
  try {
    return await sendFile({
      store: "media",
      key: `${RECORDINGS}${of.language}/${name}`,
      file,
      replace: false,
      onProgress: () => undefined,
      signal,
    });
  } catch (error) {
    if (!(error instanceof UploadFailure)) throw error;
    // The editor knows the file by its own name.
    throw new UploadFailure(error.status, error.message.replaceAll(name, file.name));
  }
}
