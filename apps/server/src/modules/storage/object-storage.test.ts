import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LocalObjectStorage } from "./local-storage.ts";
import type { ObjectStorage } from "./object-storage.ts";
import { createS3Client } from "./s3-client.ts";
import { S3ObjectStorage } from "./s3-storage.ts";
import { startS3Server } from "./testing/start-s3-server.ts";

interface Opened {
  storage: ObjectStorage;
  /** Number of requests that a remote store received. */
  calls?(): number;
  close(): Promise<void>;
}

async function openLocal(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-objects-"));
  return { storage: new LocalObjectStorage(folder), close: () => rm(folder, { recursive: true }) };
}

async function openS3(): Promise<Opened> {
  const server = await startS3Server(["objects"]);
  const region = "us-lax-1";
  const client = createS3Client({ ...server, region, pathStyle: true });
  const storage = new S3ObjectStorage({ client, bucket: "objects", endpoint: server.endpoint, region });
  let calls = 0;
  client.middlewareStack.add(
    (next) => (sent) => {
      calls++;
      return next(sent);
    },
    { step: "initialize" },
  );
  return {
    storage,
    calls: () => calls,
    async close() {
      client.destroy();
      await server.stop();
    },
  };
}

const TEXT = { contentType: "text/plain; charset=utf-8" };

describe.each([
  ["a folder", openLocal],
  ["a bucket of an S3 server", openS3],
])("object storage: %s", (_name, open) => {
  let opened: Opened;
  let storage: ObjectStorage;
  beforeAll(async () => {
    opened = await open();
    storage = opened.storage;
  });
  afterAll(() => opened.close());

  const keysBelow = async (prefix: string) =>
    (await Array.fromAsync(storage.list(prefix))).map(({ key }) => key);
  const contentOf = async (key: string) => {
    const found = await storage.get(key);
    return found && (await buffer(found.body)).toString();
  };

  test("stores an object with its headers", async () => {
    const headers = {
      contentType: "text/html; charset=utf-8",
      cacheControl: "public, max-age=60",
      contentEncoding: "gzip",
      metadata: { hash: "abc", by: "saywhere" },
    };
    const before = Date.now();
    await storage.put("languages/spanish/index.html", Buffer.from("<p>¡Hola!</p>"), headers);
    const described = {
      key: "languages/spanish/index.html",
      size: 14,
      etag: createHash("md5").update("<p>¡Hola!</p>").digest("hex"),
    };
    const head = await storage.head("languages/spanish/index.html");
    expect(head).toMatchObject({ ...described, ...headers });
    expect(Math.abs((head?.lastModified.getTime() ?? 0) - before)).toBeLessThan(60_000);
    const { body, ...details } = (await storage.get("languages/spanish/index.html")) ?? {};
    expect(details).toMatchObject({ ...described, ...headers });
    expect((await buffer(body as Readable)).toString()).toBe("<p>¡Hola!</p>");
    expect(await Array.fromAsync(storage.list("languages/"))).toMatchObject([described]);
  });

  test("returns null for a missing object, and deletes it without an error", async () => {
    expect(await storage.head("nothing/here")).toBeNull();
    expect(await storage.get("nothing/here")).toBeNull();
    await storage.delete(["nothing/here"]);
    expect(await keysBelow("nothing/")).toEqual([]);
  });

  test("replaces an object together with its headers", async () => {
    await storage.put("replaced", Buffer.from("one"), {
      ...TEXT,
      cacheControl: "no-cache",
      contentEncoding: "gzip",
    });
    await storage.put("replaced", Buffer.from("two, longer"), { contentType: "text/css" });
    expect(await contentOf("replaced")).toBe("two, longer");
    const head = await storage.head("replaced");
    expect(head).toMatchObject({ contentType: "text/css", metadata: {} });
    expect(head?.cacheControl).toBeUndefined();
    expect(head?.contentEncoding).toBeUndefined();
  });

  test("copies an object with its headers over another one, and returns the ETag", async () => {
    const headers = {
      contentType: "text/html; charset=utf-8",
      cacheControl: "public, max-age=60",
      contentEncoding: "gzip",
    };
    const written = await storage.put("from/سلام %2F.html", Buffer.from("<p>kept</p>"), headers);
    await storage.put("to/é ü.html", Buffer.from("replaced"), { ...TEXT, cacheControl: "no-store" });
    const copied = await storage.copy("from/سلام %2F.html", "to/é ü.html");
    expect(await storage.head("to/é ü.html")).toMatchObject({ ...headers, size: 11, etag: copied });
    expect(await contentOf("to/é ü.html")).toBe("<p>kept</p>");
    expect(await Array.fromAsync(storage.list("from/"))).toMatchObject([{ etag: written }]);
    expect(await storage.copy("from/nothing", "to/é ü.html")).toBeNull();
    expect(await contentOf("to/é ü.html")).toBe("<p>kept</p>");
  });

  test.each([
    "with space/and  two.txt",
    "percent %20 and %/100%.txt",
    "سلام/你好/ünï.txt",
    "plus+and&question?hash#.txt",
    "quotes'\"<angle>|pipe:colon*.txt",
    "back\\slash.txt",
    ".hidden/..dots/...txt",
    "=signs;and,commas@at$dollar!.txt",
  ])("accepts the key %s", async (key) => {
    await storage.put(key, Buffer.from(key), TEXT);
    expect(await contentOf(key)).toBe(key);
    expect(await keysBelow(key)).toEqual([key]);
    expect(await keysBelow(key.slice(0, 4))).toContain(key);
    await storage.delete([key]);
    expect(await storage.head(key)).toBeNull();
    expect(await keysBelow(key)).toEqual([]);
  });

  test("lists only keys that start with a prefix, which may end anywhere in a key", async () => {
    for (const key of ["shelf/a", "shelf/ab/c", "shelf/abc", "shelves/a"]) {
      await storage.put(key, Buffer.from(""), TEXT);
    }
    expect(await keysBelow("shelf/ab")).toEqual(["shelf/ab/c", "shelf/abc"]);
    expect(await keysBelow("shel")).toEqual(["shelf/a", "shelf/ab/c", "shelf/abc", "shelves/a"]);
    expect(await keysBelow("shelf/b")).toEqual([]);
  });

  test("lists the keys after a given key, whether or not an object has that key", async () => {
    // The test server sorts characters before the slash, and beyond ASCII, in an order of its own.
    const keys = ["after/a/b/c", "after/a/d", "after/m", "after/z", "after0"];
    for (const key of keys) await storage.put(key, Buffer.from(""), TEXT);
    const keysAfter = async (after: string, prefix = "after") =>
      (await Array.fromAsync(storage.list(prefix, { after }))).map(({ key }) => key);
    for (const [index, key] of keys.entries()) expect(await keysAfter(key)).toEqual(keys.slice(index + 1));
    expect(await keysAfter("after/a/b")).toEqual(keys);
    expect(await keysAfter("after/b")).toEqual(keys.slice(2));
    expect(await keysAfter("after/a/b/c", "after/a/")).toEqual(["after/a/d"]);
    expect(await keysAfter("aft")).toEqual(keys);
    expect(await keysAfter("later")).toEqual([]);
  });

  test("lists more than a thousand objects in the order of their keys, and deletes them", async () => {
    const keys = Array.from({ length: 1_005 }, (_, index) => `many/${String(index).padStart(4, "0")}`);
    for (let start = 0; start < keys.length; start += 50) {
      await Promise.all(keys.slice(start, start + 50).map((key) => storage.put(key, Buffer.from(key), TEXT)));
    }
    expect(await keysBelow("many/")).toEqual(keys);
    const late = await Array.fromAsync(storage.list("many/", { after: "many/0100" }));
    expect(late.map(({ key }) => key)).toEqual(keys.slice(101));
    const before = opened.calls?.() ?? 0;
    for await (const { key } of storage.list("many/")) if (key === keys[500]) break;
    expect((opened.calls?.() ?? 1) - before).toBe(1);
    await storage.delete(keys.slice(3));
    expect(await keysBelow("many/")).toEqual(keys.slice(0, 3));
  });

  test("streams an object that is larger than its memory buffer", async () => {
    const piece = Buffer.alloc(1_000_003, "saywhere");
    const pieces = 13;
    const hash = createHash("sha256");
    async function* generate() {
      for (let count = 0; count < pieces; count++) {
        hash.update(piece);
        yield piece;
      }
    }
    await storage.put("media/large.bin", Readable.from(generate()), { contentType: "audio/mpeg" });
    expect(await storage.head("media/large.bin")).toMatchObject({ size: pieces * piece.length });
    const read = createHash("sha256");
    for await (const chunk of (await storage.get("media/large.bin"))?.body ?? [])
      read.update(chunk as Buffer);
    expect(read.digest("hex")).toBe(hash.digest("hex"));
  });

  test("stores nothing and leaves the existing object unchanged when a stream breaks off", async () => {
    await storage.put("broken", Buffer.from("whole"), TEXT);
    async function* generate() {
      yield Buffer.alloc(6_000_000);
      throw new Error("the sender went away");
    }
    await expect(storage.put("broken", Readable.from(generate()), TEXT)).rejects.toThrow(
      /^the sender went away$/,
    );
    expect(await contentOf("broken")).toBe("whole");
  });
});
