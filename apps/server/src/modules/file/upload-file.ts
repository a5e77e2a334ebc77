import { finished, type Readable, type Writable } from "node:stream";
import { validateFileKey } from "@saywhere/validators/files/file-key";
import {
  FILE_KINDS,
  type FileKind,
  type FileStore,
  fileKindOf,
  formatFileSize,
  MAX_FILE_BYTES,
  type StoredFile,
} from "@saywhere/validators/files/stored-file";
import { AppError, invalidField } from "../../errors/app-error.ts";
import type { Store } from "../storage/buckets.ts";
import type { ObjectDetails } from "../storage/object-storage.ts";
import { presentFile } from "./file.presenter.ts";
import type { FileUpload } from "./file.service.ts";
import { FileValidator } from "./file-validator.ts";
import { sentContentType } from "./response-content-type.ts";

/**
 * A file keeps its URL when it is replaced, so browsers must revalidate it after a while. The time is long enough that
 * the audio of a page is not fetched again on each visit.
 */
const CACHE_CONTROL = "public, max-age=3600";

/** Prevents others, on any instance, from storing a file under the same key until it is released. */
export type ReserveKey = (store: FileStore, key: string) => Promise<{ release(): Promise<void> }>;

/** Stores a file while it is uploaded. See FileService for the errors. */
export async function uploadFile(
  name: FileStore,
  store: Store,
  { key: given, content, size, replace, authorize }: FileUpload,
  holdPlace: ReserveKey,
): Promise<{ file: StoredFile; replaced: ObjectDetails | null }> {
  // Operating systems decompose characters differently, but the name must lead to a single file.
  const key = given.normalize("NFC");
  const kind = kindOf(name, key);
  const limit = MAX_FILE_BYTES[name];
  const tooLarge = () =>
    new AppError("PAYLOAD_TOO_LARGE", `The file is too large: at most ${formatFileSize(limit)} are taken.`);
  if (size !== null && size > limit) throw tooLarge();

  const { storage } = store;
  const lookUp = async () => {
    const found = await storage.head(key);
    if (found && !replace) {
      throw new AppError(
        "CONFLICT",
        `There is a file “${key}” already. Choose another name, or send replace=true to replace it.`,
      );
    }
    return found;
  };
  await lookUp();

  let held: ReturnType<ReserveKey> | undefined;
  let replaced: ObjectDetails | null = null;
  const check = new FileValidator({
    name: key.slice(key.lastIndexOf("/") + 1),
    kind,
    limit,
    tooLarge,
    // Another caller may have stored the file during the upload; the reservation prevents that from here on.
    atEnd: async () => {
      held = holdPlace(name, key);
      await held;
      replaced = await lookUp();
      await authorize();
    },
  });
  // The store throws the error of the stream, which may occur before the store subscribes to it.
  check.on("error", () => undefined);
  passOn(content, check);
  try {
    await storage.put(key, check, { contentType: sentContentType(kind), cacheControl: CACHE_CONTROL });
    const stored = { key, size: check.size, lastModified: new Date() };
    return { file: presentFile(store, (await storage.head(key)) ?? stored), replaced };
  } finally {
    check.destroy();
    // The reservation may only be granted after the upload failed.
    await held?.then(
      ({ release }) => release(),
      () => undefined,
    );
  }
}

/** @throws AppError with the invalid field and the reason */
function kindOf(name: FileStore, key: string): FileKind {
  const fault = validateFileKey(key);
  if (fault !== null) throw invalidField(["key"], fault);
  const kind = fileKindOf(name, key);
  if (!kind) {
    const endings = FILE_KINDS[name].flatMap(({ extensions }) => extensions).join(", ");
    throw invalidField(
      ["key"],
      `Files of this kind are not taken. The name has to end with one of: ${endings}`,
    );
  }
  return kind;
}

/**
 * Pipes a stream into another one, which fails when the first one does. A pipeline would also destroy the first stream
 * together with the second.
 */
function passOn(from: Readable, to: Writable): void {
  from.pipe(to);
  finished(from, { writable: false }, (error) => {
    if (error) to.destroy(new AppError("BAD_REQUEST", "The file did not arrive whole. Send it again."));
  });
}
