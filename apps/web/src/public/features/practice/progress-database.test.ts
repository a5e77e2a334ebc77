import { expect, onTestFinished, test, vi } from "vitest";
import { readDatabase } from "./progress-database.ts";

/**
 * Has the properties that `idb` reads of a request; `idb` passes on a database that is not an `IDBDatabase` unchanged.
 */
class OpenRequest extends EventTarget {
  readonly result: unknown;
  constructor(result: unknown) {
    super();
    this.result = result;
    queueMicrotask(() => this.dispatchEvent(new Event("success")));
  }
}

/** Gives the page an empty database, whose transactions fail with these errors one after the other; null for success. */
function stubDatabase(...failures: (string | null)[]) {
  vi.stubGlobal("IDBRequest", OpenRequest);
  for (const type of ["Database", "ObjectStore", "Index", "Cursor", "Transaction"]) {
    vi.stubGlobal(`IDB${type}`, class extends EventTarget {});
  }
  const objectStore = () => ({ getAll: async () => [], getAllKeys: async () => [] });
  const transaction = () => {
    const failure = failures.shift();
    if (failure) throw new DOMException("The transaction failed", failure);
    return { objectStore };
  };
  let database = new EventTarget();
  const open = vi.fn<() => OpenRequest>(() => {
    database = Object.assign(new EventTarget(), { transaction, close: () => {} });
    return new OpenRequest(database);
  });
  // Other tests have no database.
  onTestFinished(() => {
    database.dispatchEvent(new Event("close"));
    vi.stubGlobal("indexedDB", undefined);
  });
  vi.stubGlobal("indexedDB", { open });
  return open;
}

test("reopens the database once after a lost connection, and after no other failure", async () => {
  const open = stubDatabase("InvalidStateError", null, "UnknownError", null, "QuotaExceededError");
  const empty = { reviews: new Map(), days: new Map() };
  expect(await readDatabase()).toEqual(empty);
  expect(open).toHaveBeenCalledTimes(2);
  expect(await readDatabase()).toEqual(empty);
  expect(open).toHaveBeenCalledTimes(3);
  await expect(readDatabase()).rejects.toMatchObject({ name: "QuotaExceededError" });
  expect(open).toHaveBeenCalledTimes(3);
});
