import { useSyncExternalStore } from "react";

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

const NONE: readonly PackRecord[] = [];
const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastRead = NONE;

/** The packs in the order in which they were added; null until the page is hydrated. */
export function usePackRecords(): readonly PackRecord[] | null {
  return useSyncExternalStore(subscribeToPackRecords, readPackRecords, () => null);
}

export function readPackRecords(): readonly PackRecord[] {
  const text = storedText();
  if (text !== lastText) {
    lastText = text;
    lastRead = parse(text);
  }
  return lastRead;
}

export function findPackRecord(slug: string): PackRecord | undefined {
  return readPackRecords().find((record) => record.slug === slug);
}

/** Adds or updates a record. @throws the browser's error when it blocks storage */
export function writePackRecord(record: PackRecord): void {
  const records = readPackRecords();
  const known = records.some(({ slug }) => slug === record.slug);
  write(known ? records.map((other) => (other.slug === record.slug ? record : other)) : [...records, record]);
}

export function removePackRecord(slug: string): void {
  write(readPackRecords().filter((record) => record.slug !== slug));
}

/** Calls the listener whenever a record changes, in this tab or another one, until the returned function is called. */
export function subscribeToPackRecords(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function storedText(): string | null {
  try {
    return localStorage.getItem(PACKS_KEY);
  } catch {
    return null;
  }
}

/** Stored data can be edited by hand: invalid records are omitted. */
function parse(text: string | null): readonly PackRecord[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecord) : NONE;
  } catch {
    return NONE;
  }
}

function isRecord(value: unknown): value is PackRecord {
  const record = value as Partial<PackRecord> | null;
  return [record?.slug, record?.name, record?.code, record?.script].every((text) => typeof text === "string");
}

function write(records: readonly PackRecord[]): void {
  localStorage.setItem(PACKS_KEY, JSON.stringify(records));
  for (const listener of listeners) listener();
}
