import type { FileStore } from "@saywhere/validators/stored-file";

/** The files of a store (specification §2): a table, and what can be done with them. */
export function FileSection({ store }: { store: FileStore }) {
  return <section aria-label={store} />;
}
