import type { Author } from "@saywhere/db/change-set";
import { findFileUses } from "@saywhere/db/queries/file.queries";
import { findLanguage } from "@saywhere/db/queries/language.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { SUCCESS, type Success } from "@saywhere/validators/api/success";
import { RESERVED_KEYS, storedFileKey } from "@saywhere/validators/files/file-key";
import {
  FILE_USES_NAMED,
  type FileStore,
  type FileUses,
  type FileUsesInput,
  type StoredFile,
  type StoredFileList,
  type StoredFileListInput,
} from "@saywhere/validators/files/stored-file";
import { requireLanguage } from "../../auth/require-role.ts";
import { existing } from "../../errors/record-not-found.ts";
import type { ObjectStorage, ObjectSummary } from "../storage/object-storage.ts";
import type { Stores } from "../storage/stores.ts";
import { presentFile } from "./file.presenter.ts";
import { createReserveKey, type ReservedKey } from "./reserve-key.ts";
import { type FileUpload, uploadFile } from "./upload-file.ts";

interface Options {
  db: Queryable;
  /** Connection URL of the database. */
  databaseUrl: string;
  stores: Stores;
  /** URL of this server, for links in the content that have no host. */
  publicUrl: string;
}

export type FileService = ReturnType<typeof createFileService>;

export function createFileService({ db, databaseUrl, stores, publicUrl }: Options) {
  /**
   * Finds a file by its key, or by the key as uploads store it: systems decompose characters differently.
   *
   * @throws AppError NOT_FOUND
   */
  async function find(name: FileStore, key: string): Promise<ObjectSummary> {
    const { storage } = stores[name];
    const stored = storedFileKey(key);
    const canExist = !isOwn(key) && key.isWellFormed();
    const found = canExist
      ? ((await storage.head(key)) ?? (stored === key ? null : await storage.head(stored)))
      : null;
    return existing(found, "file");
  }
  return {
    async list(
      name: FileStore,
      { search = "", after, limit = Number.POSITIVE_INFINITY }: StoredFileListInput,
    ): Promise<StoredFileList> {
      const store = stores[name];
      const searched = comparable(search);
      const files: StoredFile[] = [];
      for await (const object of store.storage.list("", { after })) {
        if (isOwn(object.key) || !comparable(object.key).includes(searched)) continue;
        if (files.length >= limit) return { files, next: files.at(-1)?.key ?? null };
        files.push(presentFile(store, object));
      }
      return { files, next: null };
    },

    /**
     * Stores a complete file or nothing. The upload is recorded in the history, as is a deletion.
     *
     * @throws AppError BAD_REQUEST for a name or a content that is not accepted, PAYLOAD_TOO_LARGE, CONFLICT when the
     * file exists and is not to be replaced; StorageError
     */
    upload: (
      name: FileStore,
      upload: FileUpload,
      author: Author,
    ): Promise<{ file: StoredFile; replaced: boolean }> =>
      uploadFile(name, stores[name], upload, createReserveKey(databaseUrl, author)),

    /**
     * Checks the folder of a recording: `recordings/greek/hello.mp3` is of Greek.
     *
     * @param key as `storedFileKey` returns it
     * @throws AppError FORBIDDEN for an author who may change only other languages
     */
    async requireRecordingLanguage(key: string, author: Author): Promise<void> {
      if (!author.languageIds) return;
      const language = await findLanguage(db, key.split("/")[1] ?? "");
      requireLanguage(author, language?.id);
    },

    /** @throws AppError NOT_FOUND */
    get: async (name: FileStore, key: string): Promise<StoredFile> =>
      presentFile(stores[name], await find(name, key)),

    /** @throws AppError NOT_FOUND; StorageError */
    async delete(name: FileStore, key: string, author: Author): Promise<Success> {
      const { key: storedKey } = await find(name, key);
      const reserved = await createReserveKey(databaseUrl, author)(name, storedKey);
      try {
        await deleteFile(name, stores[name].storage, storedKey, reserved);
      } finally {
        await reserved.release();
      }
      return SUCCESS;
    },

    /** Returns the translations that use a file. */
    async uses({ store, key }: FileUsesInput): Promise<FileUses> {
      // `encodeURIComponent` throws for half of a surrogate pair.
      const urls = key.isWellFormed() ? urlVariants(key, stores[store].urlOf(""), publicUrl) : [];
      const { total, uses } = await findFileUses(db, urls, FILE_USES_NAMED);
      return { total, translations: uses };
    },
  };
}

/** Deletes a file, which another caller may have deleted before its key was reserved, and records it. */
async function deleteFile(
  store: FileStore,
  storage: ObjectStorage,
  key: string,
  reserved: ReservedKey,
): Promise<void> {
  const { size } = existing(await storage.head(key), "file");
  await reserved.record({ before: { store, key, size }, after: null });
  try {
    await storage.delete([key]);
  } catch (error) {
    // A store that reports a failure has deleted the file if only its response was lost.
    const isGone = (await storage.head(key).catch(() => undefined)) === null;
    if (!isGone) throw error;
  }
  await reserved.commit();
}

/** Objects under the server's own keys are not files of the library. */
function isOwn(key: string): boolean {
  return key.startsWith(RESERVED_KEYS);
}

/** Normalizes a text for the search, so that case and Unicode forms do not matter. */
function comparable(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

const encodeStrictly = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The ways in which programs encode a path segment; people leave most of it unencoded. */
const ENCODINGS: ((segment: string) => string)[] = [
  encodeURIComponent,
  encodeStrictly,
  (segment) => encodeURI(segment).replace(/[?#]/g, encodeURIComponent),
  (segment) => segment.replace(/[%?#\s]/g, encodeURIComponent),
  (segment) => segment.replace(/[%?#]/g, encodeURIComponent),
];

const withSmallDigits = (text: string): string => text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());

/**
 * Returns the URLs by which people may have referred to a file: with its host or, on this server, without, and with
 * more or fewer characters encoded.
 *
 * @param base the URL of all files of the store, with a trailing slash
 * @param publicUrl the URL of this server
 */
function urlVariants(key: string, base: string, publicUrl: string): string[] {
  const keys = ENCODINGS.map((encode) => key.split("/").map(encode).join("/"));
  keys.push(encodeURIComponent(key));
  const bases = base.startsWith(`${publicUrl}/`) ? [base, base.slice(publicUrl.length)] : [base];
  const variants = bases.flatMap((before) =>
    keys.flatMap((encoded) => [before + encoded, before + withSmallDigits(encoded)]),
  );
  return [...new Set(variants)];
}
