import { openExclusiveClient } from "@saywhere/db/connections/advisory-lock";
import { findFileUses, recordFileChange } from "@saywhere/db/queries/file.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { RESERVED_KEYS } from "@saywhere/validators/files/file-key";
import { FILE_USES_NAMED, type StoredFile } from "@saywhere/validators/files/stored-file";
import { AppError } from "../../errors/app-error.ts";
import type { Buckets } from "../storage/buckets.ts";
import { presentFile } from "./file.presenter.ts";
import type { FileService } from "./file.service.ts";
import { type ReserveKey, uploadFile } from "./upload-file.ts";
import { urlVariants } from "./url-variants.ts";

interface Options {
  db: Queryable;
  /**
   * Connection URL of the database. An upload reserves its key on a dedicated connection, so that slow stores do not
   * occupy the pool.
   */
  databaseUrl: string;
  stores: Buckets;
  /** URL of this server, for links in the content that have no host. */
  publicUrl: string;
}

export function createFileService({ db, databaseUrl, stores, publicUrl }: Options): FileService {
  const holdPlace: ReserveKey = (store, key) =>
    openExclusiveClient(databaseUrl, ["stored file", `${store}/${key}`]);
  return {
    async list(name, { search = "", after, limit = Number.POSITIVE_INFINITY }) {
      const store = stores[name];
      const wanted = comparable(search);
      const files: StoredFile[] = [];
      for await (const object of store.storage.list("", { after })) {
        if (isOwn(object.key) || !comparable(object.key).includes(wanted)) continue;
        if (files.length >= limit) return { files, next: files.at(-1)?.key ?? null };
        files.push(presentFile(store, object));
      }
      return { files, next: null };
    },

    async upload(name, upload, author) {
      const { file, replaced } = await uploadFile(name, stores[name], upload, holdPlace);
      await recordFileChange(db, author, {
        before: replaced && { store: name, key: replaced.key, size: replaced.size },
        after: { store: name, key: file.key, size: file.size },
      });
      return { file, replaced: replaced !== null };
    },

    async delete(name, key, author) {
      const { storage } = stores[name];
      const found = isOwn(key) ? null : await storage.head(key);
      if (!found) throw new AppError("NOT_FOUND", "There is no such file. It may have been deleted.");
      await storage.delete([key]);
      await recordFileChange(db, author, { before: { store: name, key, size: found.size }, after: null });
      return { success: true };
    },

    async uses({ store, key }) {
      const addresses = urlVariants(key, stores[store].urlOf(""), publicUrl);
      const { total, uses } = await findFileUses(db, addresses, FILE_USES_NAMED);
      return { total, translations: uses };
    },
  };
}

/** Objects under the server's own keys are not files of the library. */
function isOwn(key: string): boolean {
  return key.startsWith(RESERVED_KEYS);
}

/** Normalizes a text for the search, so that case and Unicode forms do not matter. */
function comparable(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
