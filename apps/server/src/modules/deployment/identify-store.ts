import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import {
  findStoreAddress,
  findTarget,
  findTargetOfStore,
  saveStoreAddress,
} from "@saywhere/db/queries/deployments/store-address.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { RESERVED_KEYS } from "@saywhere/validators/files/file-key";
import { StorageError } from "../../errors/storage-error.ts";
import { ExportError } from "../static-export/export-file.ts";
import type { ObjectStorage } from "../storage/object-storage.ts";
import type { Store } from "../storage/stores.ts";

/** Key of the object that identifies a store, whichever URL it is reached by. The object holds a random identifier. */
export const STORE_MARKER = `${RESERVED_KEYS}store-id`;

export type DeployedStore = Pick<Store, "storage" | "address" | "name">;

export interface StoreIdentity {
  /** Identifier of the store itself. */
  storeId: string;
  /** The name by which deployments and their files identify the store. */
  target: string;
  /** Whether the store holds the marker. */
  isMarked: boolean;
}

/**
 * Returns the identity of the store at a URL. A store without a marker is identified by its URL.
 *
 * @throws ExportError for a store with the marker of a Saywhere installation that has another database
 */
export async function identifyStore(
  db: Queryable,
  { storage, address, name }: DeployedStore,
): Promise<StoreIdentity> {
  const known = await findStoreAddress(db, address);
  const marked = await readMarker(storage);
  if (marked === null) {
    const { storeId, target } = known ?? { storeId: randomUUID(), target: address };
    return { storeId, target, isMarked: false };
  }
  const target = await findTargetOfStore(db, marked);
  if (target === null) {
    throw new ExportError(
      `“${name}” holds the site of another Saywhere, or of this one with another database. Set up another bucket or folder; or, if nothing else deploys there any more, remove ${STORE_MARKER} from it and deploy again.`,
    );
  }
  const identity = { storeId: marked, target };
  if (known?.storeId !== marked) await saveStoreAddress(db, { address, ...identity });
  return { ...identity, isMarked: true };
}

/** Writes the marker into a store without one. The database records the identifier first. */
export async function markStore(
  db: Queryable,
  { storage, address }: DeployedStore,
  { storeId, target, isMarked }: StoreIdentity,
): Promise<void> {
  if (isMarked) return;
  await saveStoreAddress(db, { address, storeId, target });
  await storage.put(STORE_MARKER, Buffer.from(storeId), {
    contentType: "text/plain",
    cacheControl: "no-store",
  });
}

/**
 * Returns the name by which deployments identify the store at a URL. Reads the marker in the store if the database does
 * not know the URL.
 *
 * @returns the URL itself for a store that received no deployment from this database
 */
export async function recognizeStore(
  db: Queryable,
  { storage, address }: Pick<DeployedStore, "storage" | "address">,
): Promise<string> {
  const known = await findTarget(db, address);
  if (known !== null) return known;
  const storeId = await readMarker(storage);
  const target = storeId === null ? null : await findTargetOfStore(db, storeId);
  if (storeId === null || target === null) return address;
  await saveStoreAddress(db, { address, storeId, target });
  return target;
}

/** Returns null when the store holds no marker. */
async function readMarker(storage: ObjectStorage): Promise<string | null> {
  const found = await storage.get(STORE_MARKER);
  if (!found) return null;
  return text(found.body).catch((cause: unknown) => {
    throw new StorageError("interrupted", `Reading ${STORE_MARKER} broke off in the middle. Try again.`, {
      cause,
    });
  });
}
