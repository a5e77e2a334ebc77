import { storedValue } from "../stored-value.ts";

/** Storage key of the packs of this device, by language. */
export const PACKS_KEY = "saywhere.packs";

/** A language that the visitor keeps on this device. */
export interface PackRecord {
  slug: string;
  name: string;
  code: string;
  script: string;
  /** Version of the pack that is complete on this device; null until there is one. */
  version: string | null;
  /** Size on this device in bytes. */
  bytes: number;
  phrases: number;
  /** Whether recordings are kept too. */
  recordings: boolean;
  /** Time of the last comparison with the site. */
  checkedAt: number;
}

/** Stored data can be edited by hand: invalid records are omitted. */
const stored = storedValue<readonly PackRecord[]>(PACKS_KEY, (value) =>
  Array.isArray(value) ? value.filter(isRecord) : [],
);

/** The packs in the order in which they were added; null until the page is hydrated. */
export const usePackRecords = stored.use;
export const readPackRecords = stored.read;
export const subscribeToPackRecords = stored.subscribe;

export function findPackRecord(slug: string): PackRecord | undefined {
  return readPackRecords().find((record) => record.slug === slug);
}

/** Adds or updates a record. @throws StorageBlockedError */
export function writePackRecord(record: PackRecord): void {
  const records = readPackRecords();
  const known = records.some(({ slug }) => slug === record.slug);
  write(known ? records.map((other) => (other.slug === record.slug ? record : other)) : [...records, record]);
}

export function removePackRecord(slug: string): void {
  write(readPackRecords().filter((record) => record.slug !== slug));
}

function isRecord(value: unknown): value is PackRecord {
  const record = value as Partial<PackRecord> | null;
  return [record?.slug, record?.name, record?.code, record?.script].every((text) => typeof text === "string");
}

/** The browser does not store the list of packs. */
export class StorageBlockedError extends Error {
  override name = "StorageBlockedError";
}

function write(records: readonly PackRecord[]): void {
  if (!stored.write(records)) throw new StorageBlockedError();
}
