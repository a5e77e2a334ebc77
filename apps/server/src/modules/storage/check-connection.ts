import { randomBytes, randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { ConnectionTest } from "@saywhere/validators/cdn/storage-configuration";
import { RESERVED_KEYS } from "@saywhere/validators/files/file-key";
import { StorageError } from "../../errors/storage-error.ts";
import type { ObjectStorage, ObjectSummary } from "./object-storage.ts";

interface CheckResult extends Pick<ConnectionTest["stores"][number], "passed"> {
  problem: StorageError | null;
}

const PROBES = `${RESERVED_KEYS}probe-`;

/** In milliseconds. */
const MAX_TEST_AGE = 3_600_000;

/**
 * Writes, reads, lists and removes a small test object, and stops at the first error. It also removes those that
 * interrupted tests left.
 */
export async function checkConnection(storage: ObjectStorage): Promise<CheckResult> {
  // A unique key: two servers may check a bucket at once.
  const key = `${PROBES}${randomUUID()}`;
  const content = randomBytes(64);
  const passed: CheckResult["passed"] = [];
  try {
    await storage.put(key, content, { contentType: "application/octet-stream", cacheControl: "no-store" });
    passed.push("write");
    await expectContent(storage, key, content);
    passed.push("read");
    const abandoned = await listAbandoned(storage, key);
    passed.push("list");
    // The test uses the call that deletes many objects at once, as deployments do.
    await storage.delete([key, ...abandoned]);
    passed.push("remove");
    return { passed, problem: null };
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    // The first failure is reported, whether or not this deletion succeeds.
    if (passed.length > 0) await storage.delete([key]).catch(() => undefined);
    return { passed, problem: error };
  }
}

async function expectContent(storage: ObjectStorage, key: string, content: Buffer): Promise<void> {
  const found = await storage.get(key);
  if (!found) {
    throw new StorageError(
      "unknown",
      "What was written could not be found. Check that all servers of the store see the same objects.",
    );
  }
  const read = await buffer(found.body).catch((cause: unknown) => {
    throw new StorageError("interrupted", "Reading what was written was interrupted. Try again.", {
      cause,
    });
  });
  if (!content.equals(read)) {
    throw new StorageError(
      "unknown",
      "The store returns other content than was written. Check what is between it and the server.",
    );
  }
}

/** Returns the objects that earlier tests left because their processes ended first. */
async function listAbandoned(storage: ObjectStorage, key: string): Promise<string[]> {
  const listed: ObjectSummary[] = [];
  for await (const found of storage.list(PROBES)) listed.push(found);
  const own = listed.find((found) => found.key === key);
  if (!own) {
    throw new StorageError(
      "unknown",
      "The store does not list what was written. Check that all servers of the store see the same objects.",
    );
  }
  // Only the clock of the store is compared.
  const before = own.lastModified.getTime() - MAX_TEST_AGE;
  return listed.filter(({ lastModified }) => lastModified.getTime() < before).map((found) => found.key);
}
