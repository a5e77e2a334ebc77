import { finished, type Readable, type Writable } from "node:stream";
import {
  FILE_KINDS,
  type FileKind,
  type FileStore,
  fileKindOf,
  formatFileSize,
  MAX_FILE_BYTES,
  type StoredFile,
} from "@saywhere/validators/files/stored-file";
import { validateFileKey } from "@saywhere/validators/files/validate-file-key";
import { AppError } from "../../errors/app-error.ts";
import { invalidField } from "../../writes/invalid-field.ts";
import type { Store } from "../storage/buckets.ts";
import type { ObjectDetails } from "../storage/object-storage.ts";
import { presentFile } from "./file.presenter.ts";
import type { FileUpload } from "./file.service.ts";
import { FileValidator } from "./file-validator.ts";
import { sentContentType } from "./response-content-type.ts";

/**
 * A file keeps its address when it is replaced, so browsers ask again after a while; long enough for the sound of a
 * page not to be fetched anew at each visit.
 */
const CACHE_CONTROL = "public, max-age=3600";

/** Keeps others, on any instance, from putting a file in the same place, until it is released. */
export type ReserveKey = (store: FileStore, key: string) => Promise<{ release(): Promise<void> }>;

/** Stores a file while it is sent. See FileService for what it throws. */
export async function uploadFile(
  name: FileStore,
  store: Store,
  { key: given, content, size, replace, authorize }: FileUpload,
  holdPlace: ReserveKey,
): Promise<{ file: StoredFile; replaced: ObjectDetails | null }> {
  // Systems decompose letters differently; one name is to be one file.
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
    // Sending takes a while, in which somebody else may have stored one; from here on nobody does.
    atEnd: async () => {
      held = holdPlace(name, key);
      await held;
      replaced = await lookUp();
      await authorize();
    },
  });
  // The store throws what it fails with; it may come before the store listens.
  check.on("error", () => undefined);
  passOn(content, check);
  try {
    await storage.put(key, check, { contentType: sentContentType(kind), cacheControl: CACHE_CONTROL });
    const stored = { key, size: check.size, lastModified: new Date() };
    return { file: presentFile(store, (await storage.head(key)) ?? stored), replaced };
  } finally {
    check.destroy();
    // It may come only after the upload failed.
    await held?.then(
      ({ release }) => release(),
      () => undefined,
    );
  }
}

/** @throws AppError that says which field is wrong, and why */
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

/** Gives a stream to another one, which fails with it; a pipeline would end the first one with the second, too. */
function passOn(from: Readable, to: Writable): void {
  from.pipe(to);
  finished(from, { writable: false }, (error) => {
    if (error) to.destroy(new AppError("BAD_REQUEST", "The file did not arrive whole. Send it again."));
  });
}
