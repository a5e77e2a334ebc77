import { randomBytes, randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { ConnectionTest } from "@saywhere/validators/cdn/storage-configuration";
import { RESERVED_KEYS } from "@saywhere/validators/files/file-key";
import { StorageError } from "../../errors/storage-error.ts";
import type { ObjectStorage, ObjectSummary } from "./object-storage.ts";

type CheckResult = Pick<ConnectionTest["stores"][number], "passed" | "problem">;

/** Writes, reads, lists and removes a small test object, and stops at the first error. */
export async function checkConnection(storage: ObjectStorage): Promise<CheckResult> {
  const key = `${RESERVED_KEYS}probe-${randomUUID()}`;
  const content = randomBytes(64);
  const passed: CheckResult["passed"] = [];
  try {
    await storage.put(key, content, { contentType: "application/octet-stream", cacheControl: "no-store" });
    passed.push("write");
    await expectContent(storage, key, content);
    passed.push("read");
    await expectListed(storage, key);
    passed.push("list");
    // The test uses the call that deletes many objects at once, as deployments do.
    await storage.delete([key]);
    passed.push("remove");
    return { passed, problem: null };
  } catch (error) {
    const problem = problemOf(error);
    // The first failure is reported, whether or not this deletion succeeds.
    if (passed.length > 0) await storage.delete([key]).catch(() => undefined);
    return { passed, problem };
  }
}

async function expectContent(storage: ObjectStorage, key: string, content: Buffer): Promise<void> {
  const found = await storage.get(key);
  if (!found) {
    throw new StorageError(
      "unknown",
      "What was written could not be found again. Check that all servers of the store see the same objects.",
    );
  }
  const read = await buffer(found.body).catch((cause: unknown) => {
    throw new StorageError("interrupted", "Reading what was written broke off in the middle. Try again.", {
      cause,
    });
  });
  if (!content.equals(read)) {
    throw new StorageError(
      "unknown",
      "The store gives something else than was written. Check what stands between it and the server.",
    );
  }
}

async function expectListed(storage: ObjectStorage, key: string): Promise<void> {
  const listed: ObjectSummary[] = [];
  for await (const found of storage.list(key)) listed.push(found);
  if (!listed.some((found) => found.key === key)) {
    throw new StorageError(
      "unknown",
      "The store does not list what was written. Check that all servers of the store see the same objects.",
    );
  }
}

function problemOf(error: unknown): string {
  if (error instanceof StorageError) return error.message;
  throw error;
}
