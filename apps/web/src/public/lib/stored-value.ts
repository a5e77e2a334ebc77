import { useSyncExternalStore } from "react";

export interface StoredValue<T> {
  read(): T;
  /** Undefined removes it. Returns false when the browser blocks storage or has no space left; the value is then unchanged. */
  write(value: T): boolean;
  /** Calls the listener whenever the value changes, in this tab or another one, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** The value; null until the page is hydrated. */
  use(): T | null;
}

/**
 * A value in the local storage of this device, as JSON.
 *
 * @param parse reads what is stored, which may be outdated or edited by hand; undefined when nothing readable is
 */
export function storedValue<T>(key: string, parse: (stored: unknown) => T): StoredValue<T> {
  let last: { text: string | null; value: T } | undefined;

  const read = () => {
    const text = storedText(key);
    if (last?.text !== text || !last) last = { text, value: parse(parseJson(text)) };
    return last.value;
  };
  const subscribe = (listener: () => void) => {
    const follow = (event: Event) => {
      // An event without a key is of all values, such as one of a storage that was cleared.
      if (((event as StorageEvent).key ?? key) === key) listener();
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  };
  return {
    read,
    subscribe,
    write: (value) => {
      try {
        if (value === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
      } catch {
        return false;
      }
      // Browsers send this event only to the other tabs.
      dispatchEvent(new StorageEvent("storage", { key }));
      return true;
    },
    use: () => useSyncExternalStore(subscribe, read, notYetKnown),
  };
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parseJson(text: string | null): unknown {
  try {
    // An absent value is null, which is no value either.
    return JSON.parse(text ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function notYetKnown(): null {
  return null;
}
