import type { FileLoader } from "@saywhere/search/static/data-files";
import { statusOf } from "../../shared/api-error.ts";
import { failedCall } from "./failed-call.ts";

/** Statuses of plain servers for a missing file; stores that do not let visitors list files use the first. */
const MISSING = [403, 404];

/**
 * Reads the data files of the static export by URL, each once. A missing list was named by a file of an older export in
 * the browser's cache, and is empty now.
 */
export interface DataFiles extends FileLoader {
  /** Clears the cache after a failure, so that the next read requests the files again. */
  forget(): void;
}

export function createDataFiles(): DataFiles {
  const files = new Map<string, Promise<unknown>>();
  // The callers that build the URLs know the content's type; see `@saywhere/search/static/data-files`.
  const read = <T>(address: string): Promise<T> => {
    const file = files.get(address) ?? load(address);
    files.set(address, file);
    return file as Promise<T>;
  };
  return {
    read,
    readList: <T>(address: string) =>
      read<T[]>(address).catch((error: unknown): T[] => {
        if (MISSING.includes(statusOf(error) ?? 0)) return [];
        throw error;
      }),
    has: (address) => files.has(address),
    forget: () => files.clear(),
  };
}

/** @throws a failed call with the status of the response; without a status when no readable response arrived */
async function load(address: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(new URL(address, location.origin));
    if (response.ok) return await response.json();
  } catch (cause) {
    throw failedCall(`${address} could not be read`, { cause });
  }
  throw failedCall(`${address} could not be read: ${response.status}`, { status: response.status });
}
