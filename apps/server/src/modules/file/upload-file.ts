import { finished, type Readable, type Writable } from "node:stream";
import { validateFileKey } from "@saywhere/validators/files/file-key";
import {
  FILE_KINDS,
  type FileKind,
  type FileStore,
  fileKindOf,
  formatFileSize,
  type StoredFile,
} from "@saywhere/validators/files/stored-file";
import { MAX_FILE_BYTES } from "@saywhere/validators/files/upload-limits";
import { AppError, invalidField } from "../../errors/app-error.ts";
import type { ObjectDetails, ObjectStorage } from "../storage/object-storage.ts";
import type { Store } from "../storage/stores.ts";
import { presentFile, responseContentType } from "./file.presenter.ts";
import { FileValidator } from "./file-validator.ts";
import type { ReservedKey, ReserveKey } from "./reserve-key.ts";

export interface FileUpload {
  /** As `storedFileKey` returns it. */
  key: string;
  /** Read at the rate that the store accepts it. The stream stays open when the upload fails. */
  content: Readable;
  /** In bytes, if the client states it. */
  size: number | null;
  /** Maximum size in bytes, if the caller may store less than others. */
  limit?: number | undefined;
  /** Whether to replace an existing file with the same key. */
  replace: boolean;
  /** Throws when the caller may no longer store files; called when the whole file has arrived. */
  authorize(): Promise<void>;
}

/**
 * A file keeps its URL when it is replaced, so browsers must revalidate it after a while. The time is long enough that
 * the audio of a page is not fetched again on each visit.
 */
const CACHE_CONTROL = "public, max-age=3600";

/** Stores a file while it is uploaded, and records it. See FileService for the errors. */
export async function uploadFile(
  name: FileStore,
  store: Store,
  { key, content, size, limit = MAX_FILE_BYTES[name], replace, authorize }: FileUpload,
  reserveKey: ReserveKey,
): Promise<{ file: StoredFile; replaced: boolean }> {
  const kind = kindOf(name, key);
  const tooLarge = () =>
    new AppError("PAYLOAD_TOO_LARGE", `The file is too large; the limit is ${formatFileSize(limit)}.`);
  if (size !== null && size > limit) throw tooLarge();

  const { storage } = store;
  const lookUp = async () => {
    const found = await storage.head(key);
    if (found && !replace) {
      throw new AppError(
        "CONFLICT",
        `A file named “${key}” already exists. Choose another name, or send replace=true to replace it.`,
      );
    }
    return found;
  };
  await lookUp();

  let reservation: Promise<ReservedKey> | undefined;
  let recorded: { reserved: ReservedKey; replaced: ObjectDetails | null } | undefined;
  const validator = new FileValidator({
    name: key.slice(key.lastIndexOf("/") + 1),
    kind,
    limit,
    tooLarge,
    // Another caller may have stored the file during the upload; the reservation prevents that from here on.
    atEnd: async () => {
      reservation = reserveKey(name, key);
      const reserved = await reservation;
      const replaced = await lookUp();
      await authorize();
      await reserved.record({
        before: replaced && { store: name, key, size: replaced.size },
        after: { store: name, key, size: validator.size },
      });
      recorded = { reserved, replaced };
    },
  });
  // The store throws the error of the stream, which may occur before the store subscribes to it.
  validator.on("error", () => undefined);
  pipeInto(content, validator);
  const put = async () => {
    try {
      await storage.put(key, validator, {
        contentType: responseContentType(kind),
        cacheControl: CACHE_CONTROL,
      });
    } catch (error) {
      if (!recorded || !(await isChanged(storage, key, recorded.replaced))) throw error;
    }
    // A store has the file only after it has read the whole stream.
    if (!recorded) throw new Error(`The store did not read “${key}” to its end`);
    return recorded;
  };
  try {
    const { reserved, replaced } = await put();
    await reserved.commit().catch(async (error: unknown) => {
      // A file that the history does not have would keep the next try from storing it under its name.
      if (!replaced) await storage.delete([key]).catch(() => undefined);
      throw error;
    });
    const found = await storage.head(key).catch(() => null);
    const stored = found ?? { key, size: validator.size, lastModified: new Date() };
    return { file: presentFile(store, stored), replaced: replaced !== null };
  } finally {
    validator.destroy();
    // The reservation may only be granted after the upload failed.
    await reservation?.then(
      ({ release }) => release(),
      () => undefined,
    );
  }
}

/**
 * Whether the store has another file than before although it reported a failure: its response was lost. False if that
 * cannot be found out.
 */
async function isChanged(
  storage: ObjectStorage,
  key: string,
  before: ObjectDetails | null,
): Promise<boolean> {
  const found = await storage.head(key).catch(() => before);
  return found !== null && (found.etag !== before?.etag || found.size !== before.size);
}

/** @throws AppError with the invalid field and the reason */
function kindOf(name: FileStore, key: string): FileKind {
  const problem = validateFileKey(key);
  if (problem !== null) throw invalidField(["key"], problem);
  const kind = fileKindOf(name, key);
  if (!kind) {
    const endings = FILE_KINDS[name].flatMap(({ extensions }) => extensions).join(", ");
    throw invalidField(
      ["key"],
      `This type of file is not supported. The name has to end with one of: ${endings}`,
    );
  }
  return kind;
}

/**
 * Pipes a stream into another one, which fails when the first one does. A pipeline would also destroy the first stream
 * together with the second.
 */
function pipeInto(from: Readable, to: Writable): void {
  from.pipe(to);
  finished(from, { writable: false }, (error) => {
    if (error) to.destroy(new AppError("BAD_REQUEST", "The file arrived incomplete. Send it again."));
  });
}
