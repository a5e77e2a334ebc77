import { vi } from "vitest";

/** The locks of a browser, which jsdom does not have, as far as the site uses them: by `ifAvailable`. */
export function stubLocks(): void {
  const held = new Set<string>();
  const request = async (
    name: string,
    _options: { ifAvailable: true },
    run: (lock: { name: string } | null) => Promise<void>,
  ) => {
    if (held.has(name)) return run(null);
    held.add(name);
    return run({ name }).finally(() => held.delete(name));
  };
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { locks: { request } }));
}
