import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import {
  findStoreAddress,
  findTarget,
  findTargetOfStore,
  noteStoreAddress,
} from "@saywhere/db/queries/deployments/store-address.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { RESERVED_KEYS } from "@saywhere/validators/files/validate-file-key";
import { StorageError } from "../../errors/storage-error.ts";
import { SiteError } from "../static-export/files/export-error.ts";
import type { Store } from "../storage/buckets.ts";
import type { ObjectStorage } from "../storage/object-storage.ts";

/** The object that tells a store from all others, whatever address it is reached by: it holds a random identifier. */
export const STORE_MARKER = `${RESERVED_KEYS}store-id`;

export type DeployedStore = Pick<Store, "storage" | "address" | "name">;

export interface StoreIdentity {
  /** Of the store itself. */
  storeId: string;
  /** By which deployments and their files name the store. */
  target: string;
  /** Whether the store holds the marker. */
  isMarked: boolean;
}

/**
 * Tells which store an address leads to. A store without a marker counts by its address.
 *
 * @throws SiteError for a store that is marked by a Saywhere with another database
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
    throw new SiteError(
      `“${name}” holds the site of another Saywhere, or of this one with another database. Set up another bucket or folder; or, if nothing else deploys there any more, remove ${STORE_MARKER} from it and deploy again.`,
    );
  }
  const identity = { storeId: marked, target };
  if (known?.storeId !== marked) await noteStoreAddress(db, { address, ...identity });
  return { ...identity, isMarked: true };
}

/** Writes the marker into a store that has none; the database knows of it before. */
export async function markStore(
  db: Queryable,
  { storage, address }: DeployedStore,
  { storeId, target, isMarked }: StoreIdentity,
): Promise<void> {
  if (isMarked) return;
  await noteStoreAddress(db, { address, storeId, target });
  await storage.put(STORE_MARKER, Buffer.from(storeId), {
    contentType: "text/plain",
    cacheControl: "no-store",
  });
}

/**
 * By which name deployments know the store at an address: asks the store where the database does not know the address.
 *
 * @returns the address itself for a store that nothing of this database was deployed to
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
  await noteStoreAddress(db, { address, storeId, target });
  return target;
}

/** Null where the store holds no marker. */
async function readMarker(storage: ObjectStorage): Promise<string | null> {
  const found = await storage.get(STORE_MARKER);
  if (!found) return null;
  return text(found.body).catch((cause: unknown) => {
    throw new StorageError("interrupted", `Reading ${STORE_MARKER} broke off in the middle. Try again.`, {
      cause,
    });
  });
}
