import type { Readable } from "node:stream";
import type { Author } from "@saywhere/db/change-set";
import type { Deletion } from "@saywhere/validators/api/success";
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
  /** Read as the store takes it. It is left open when the upload fails. */
  content: Readable;
  /** In bytes, where the sender tells it. */
  size: number | null;
  /** Whether a file of the same key is replaced. */
  replace: boolean;
  /** Throws when the sender may no longer store files; asked when the whole file has come. */
  authorize(): Promise<void>;
}

export interface FileService {
  list(store: FileStore, input: StoredFileListInput): Promise<StoredFileList>;
  /**
   * Stores a file: whole, or not at all. It is in the history, as is its deletion.
   *
   * @throws AppError BAD_REQUEST for a name or a content that is not taken, PAYLOAD_TOO_LARGE, CONFLICT where there
   *   is such a file and it is not to be replaced; StorageError
   */
  upload(
    store: FileStore,
    upload: FileUpload,
    author: Author,
  ): Promise<{ file: StoredFile; replaced: boolean }>;
  /** @throws AppError NOT_FOUND */
  delete(store: FileStore, key: string, author: Author): Promise<Deletion>;
  /** The translations that a file belongs to. */
  uses(input: FileUsesInput): Promise<FileUses>;
}
