import type { Deletion } from "@saywhere/validators/deletion";
import type {
  FileStore,
  FileUses,
  FileUsesInput,
  StoredFileList,
  StoredFileListInput,
} from "@saywhere/validators/stored-file";

export interface FileService {
  list(store: FileStore, input: StoredFileListInput): Promise<StoredFileList>;
  /** @throws AppError NOT_FOUND */
  delete(store: FileStore, key: string): Promise<Deletion>;
  /** The translations that a file belongs to. */
  uses(input: FileUsesInput): Promise<FileUses>;
}
