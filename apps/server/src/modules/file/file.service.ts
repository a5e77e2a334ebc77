import type { Readable } from "node:stream";
import type { Author } from "@saywhere/db/change-set";
import type { Deletion } from "@saywhere/validators/api/error-body";
import type {
  FileStore,
  FileUses,
  FileUsesInput,
  StoredFile,
  StoredFileList,
  StoredFileListInput,
} from "@saywhere/validators/files/stored-file";

export interface FileUpload {
  key: string;
  /** Read at the rate that the store accepts it. The stream stays open when the upload fails. */
  content: Readable;
  /** In bytes, if the client states it. */
  size: number | null;
  /** Whether to replace an existing file with the same key. */
  replace: boolean;
  /** Throws when the caller may no longer store files; called when the whole file has arrived. */
  authorize(): Promise<void>;
}

export interface FileService {
  list(store: FileStore, input: StoredFileListInput): Promise<StoredFileList>;
  /**
   * Stores a complete file or nothing. The upload is recorded in the history, as is a deletion.
   *
   * @throws AppError BAD_REQUEST for a name or a content that is not accepted, PAYLOAD_TOO_LARGE, CONFLICT when the
   * file exists and is not to be replaced; StorageError
   */
  upload(
    store: FileStore,
    upload: FileUpload,
    author: Author,
  ): Promise<{ file: StoredFile; replaced: boolean }>;
  /** @throws AppError NOT_FOUND */
  delete(store: FileStore, key: string, author: Author): Promise<Deletion>;
  /** Returns the translations that use a file. */
  uses(input: FileUsesInput): Promise<FileUses>;
}
