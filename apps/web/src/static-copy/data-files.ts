import { failedCall } from "./failed-call.ts";

/** Reads the data files of the static copy, by their addresses; each once. */
export interface DataFiles {
  read<T>(address: string): Promise<T>;
  /** After a failure: whoever asks again asks the server again. */
  forget(): void;
}

export function createDataFiles(): DataFiles {
  const files = new Map<string, Promise<unknown>>();
  return {
    // What is in the files is told by those who name the addresses; see `validators/static-copy.ts`.
    read: <T>(address: string) => {
      const known = files.get(address);
      if (known) return known as Promise<T>;
      const file = load(address);
      files.set(address, file);
      return file as Promise<T>;
    },
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
