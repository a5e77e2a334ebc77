import type { Author } from "@saywhere/db/change-set";
import { type FileStore, isRecordingKey } from "@saywhere/validators/files/stored-file";
import { MAX_RECORDING_BYTES } from "@saywhere/validators/files/upload-limits";
import type { Actor } from "../../auth/actor.ts";
import { requireAdministrator, requireEditor } from "../../auth/require-role.ts";
import { AppError } from "../../errors/app-error.ts";

const NOT_A_RECORDING =
  "Editors may only add recordings: MP3 and M4A files in the media folder “recordings”. Only administrators may store other files";

/**
 * Administrators store any file. Editors add recordings: small files with names of their own, so that a recording never
 * changes below a translation that uses it. `requireRecordingLanguage` of the service checks the language.
 *
 * @param replace whether an existing file is to be replaced
 * @returns the author, and the maximum size of the file if it is smaller than that of the store
 * @throws AppError UNAUTHORIZED for an anonymous client, FORBIDDEN for a file that the caller may not store
 */
export function requireUploader(
  actor: Actor | null,
  store: FileStore,
  key: string,
  replace = false,
): { author: Author; limit?: number } {
  if (actor?.role === "administrator") return requireAdministrator(actor);
  const { author } = requireEditor(actor);
  if (store !== "media" || !isRecordingKey(key)) throw new AppError("FORBIDDEN", NOT_A_RECORDING);
  if (replace) throw new AppError("FORBIDDEN", "Only administrators may replace files. Choose another name");
  return { author, limit: MAX_RECORDING_BYTES };
}
