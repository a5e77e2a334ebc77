import type { FileLoader } from "@saywhere/search/static/file-loader";
import { statusOf } from "../../shared/api-error.ts";
import { failedCall } from "./failed-call.ts";

/** How plain servers say that there is no such file; stores that list nothing to visitors say the first. */
const MISSING = [403, 404];

/**
 * Reads the data files of the static copy, by their addresses; each once. A list that is not there is told of by a file
 * of an older copy, from the browser's cache, and has nothing any more.
 */
export interface DataFiles extends FileLoader {
  /** After a failure: whoever asks again asks the server again. */
  forget(): void;
}

export function createDataFiles(): DataFiles {
  const files = new Map<string, Promise<unknown>>();
  // What is in the files is told by those who name the addresses; see `@saywhere/search/static/data-files`.
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

/** @throws a failed call with the status of the answer; with none where nothing that can be read came */
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
