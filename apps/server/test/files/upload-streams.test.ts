import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleOf } from "../support/sample-files.ts";
import { sendSlowly } from "../support/send-slowly.ts";
import { type FileServer, startFileServer } from "../support/start-file-server.ts";

describe("streaming uploads", () => {
  let server: FileServer;
  let taken = 0;
  const ended: (() => void)[] = [];
  beforeAll(async () => {
    // Reads the body slowly in small chunks, and reports when it was aborted.
    server = await startFileServer("folder", (stores) => {
      const { storage } = stores.media;
      const slow = Object.assign(Object.create(storage) as typeof storage, {
        head: storage.head.bind(storage),
        get: storage.get.bind(storage),
        list: storage.list.bind(storage),
        delete: storage.delete.bind(storage),
        put: async (...[key, body, headers]: Parameters<typeof storage.put>) => {
          async function* counted() {
            for await (const piece of Buffer.isBuffer(body) ? [body] : body) {
              taken += (piece as Buffer).length;
              yield piece as Buffer;
              await new Promise(setImmediate);
            }
          }
          try {
            await storage.put(key, Readable.from(counted()), headers);
          } finally {
            for (const end of ended.splice(0)) end();
          }
        },
      });
      return { ...stores, media: { ...stores.media, storage: slow } };
    });
  });
  afterAll(() => server.close());

  const begin = async (key: string, headers: Record<string, number> = {}) =>
    sendSlowly(`${server.url}/api/cdn/media/${key}?replace=true`, {
      authorization: `Bearer ${await server.tokenFor("administrator")}`,
      ...headers,
    });
  const stored = async (key: string) => {
    const found = await server.stores.media.storage.get(key);
    return found && buffer(found.body);
  };

  test("an upload is streamed to the storage, and is never buffered whole in memory", async () => {
    const piece = Buffer.alloc(1024 * 1024);
    const pieces = 96;
    taken = 0;
    let ahead = 0;
    const upload = await begin("long.wav", { "content-length": 600 + 40 + pieces * piece.length });
    const beginning = Buffer.concat([sampleOf("wav"), Buffer.alloc(640)]).subarray(0, 640);
    await upload.send(beginning);
    for (let count = 0; count < pieces; count++) {
      await upload.send(piece);
      ahead = Math.max(ahead, 640 + (count + 1) * piece.length - taken);
    }
    upload.end();
    expect(await upload.answer).toMatchObject({ status: 201, body: { size: 640 + pieces * piece.length } });
    // The buffers of the network itself hold some of it.
    expect(ahead).toBeLessThan(32 * piece.length);
  });

  test("an upload whose sender disconnects leaves the old file unchanged and nothing else behind", async () => {
    await server.stores.media.storage.put("old.mp3", sampleOf("mp3"), { contentType: "audio/mpeg" });
    const gaveUp = new Promise<void>((resolve) => ended.push(resolve));
    const upload = await begin("old.mp3", { "content-length": 1_000_000 });
    await upload.send(Buffer.concat([sampleOf("mp3"), Buffer.alloc(100_000)]));
    upload.hangUp();
    await gaveUp;
    expect(await stored("old.mp3")).toEqual(sampleOf("mp3"));
    expect(await Array.fromAsync(server.stores.media.storage.list("old"))).toHaveLength(1);
  });
});

test("storage that fails during an upload is reported although the sender continues, and the old file remains", async () => {
  const server = await startFileServer("s3");
  try {
    const { storage } = server.stores.media;
    await storage.put("old.mp3", sampleOf("mp3"), { contentType: "audio/mpeg" });
    const authorization = `Bearer ${await server.tokenFor("administrator")}`;
    const upload = sendSlowly(`${server.url}/api/cdn/media/old.mp3?replace=true`, {
      authorization,
      "content-length": 100_000_000,
    });
    await upload.send(Buffer.concat([sampleOf("mp3"), Buffer.alloc(20_000)]));
    server.proxy?.always("cut the upload");
    const piece = Buffer.alloc(1024 * 1024);
    let answered = false;
    void upload.answer.finally(() => {
      answered = true;
    });
    for (let sent = 0; sent < 90 && !answered; sent++) await upload.send(piece);
    expect(await upload.answer).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining("broke off in the middle. Nothing was replaced; try again.") },
    });
    upload.hangUp();
    server.proxy?.always("pass");
    const found = await storage.get("old.mp3");
    expect(found && (await buffer(found.body))).toEqual(sampleOf("mp3"));
  } finally {
    await server.close();
  }
});
