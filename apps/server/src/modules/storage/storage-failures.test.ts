import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { S3Connection } from "../../config/storage-settings.ts";
import type { StorageError } from "../../errors/storage-error.ts";
import { fromFsError } from "./from-fs-error.ts";
import { writeWithMd5 } from "./local-object-file.ts";
import { LocalObjectStorage } from "./local-storage.ts";
import { createS3Client } from "./s3-client.ts";
import { S3ObjectStorage } from "./s3-storage.ts";
import { type FaultyProxy, startFaultyProxy } from "./testing/start-faulty-proxy.ts";
import { type S3Server, startS3Server } from "./testing/start-s3-server.ts";

const TEXT = { contentType: "text/plain" };
const HALF_A_MEGABYTE = Buffer.alloc(500_000, "saywhere");
const PATIENCE = { connect: 2_000, silence: 2_000, attempts: 3 };

let server: S3Server;
let proxy: FaultyProxy;
beforeAll(async () => {
  server = await startS3Server(["objects"]);
  proxy = await startFaultyProxy(server.endpoint);
  await storage().put("kept", HALF_A_MEGABYTE, TEXT);
});
afterAll(async () => {
  await proxy.stop();
  await server.stop();
});
beforeEach(() => proxy.always("pass"));

function storage(
  change: Partial<S3Connection & { bucket: string; secrets: string[] }> = {},
  patience = PATIENCE,
): S3ObjectStorage {
  const { accessKeyId, secretAccessKey } = server;
  const connection = {
    endpoint: proxy.endpoint,
    region: "us-lax-1",
    accessKeyId,
    secretAccessKey,
    pathStyle: true,
    bucket: "objects",
    ...change,
  };
  return new S3ObjectStorage({ ...connection, client: createS3Client(connection, patience) });
}

const listing = (from: S3ObjectStorage) => Array.fromAsync(from.list());

test("reports which variables to check when a store rejects the access key, for every call", async () => {
  const unknown = storage({ accessKeyId: "NOBODY" });
  const message = `${proxy.endpoint} does not know the key. Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`;
  await expect(listing(unknown)).rejects.toThrow(message);
  await expect(unknown.get("kept")).rejects.toThrow(message);
  await expect(unknown.put("new", Buffer.from("x"), TEXT)).rejects.toThrow(message);
  await expect(unknown.delete(["kept"])).rejects.toThrow(message);
});

// The test server does not verify signatures.
test.each([
  [{ status: 403, code: "SignatureDoesNotMatch" }, "Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY."],
  [{ status: 403, code: "AccessDenied" }, "Allow it to list, read, write and delete objects there."],
  [{ status: 301, code: "PermanentRedirect" }, "Check S3_ENDPOINT and S3_REGION."],
  [{ status: 400, code: "AuthorizationHeaderMalformed" }, "Check S3_ENDPOINT and S3_REGION."],
  [{ status: 507, code: "QuotaExceeded" }, "Free up space, or raise its limit."],
  [{ status: 418, code: "Teapot" }, "refused: Refused"],
])("reports what to do when a store rejects a request with %j", async (refusal, advice) => {
  proxy.always(refusal);
  await expect(storage().put("new", Buffer.from("x"), TEXT)).rejects.toThrow(advice);
});

test("deletes objects from a store that accepts DeleteObjects only with the MD5 of its body", async () => {
  const keys = ["deleted/é & <1>", "deleted/2"];
  for (const key of keys) await storage().put(key, Buffer.from("x"), TEXT);
  proxy.always("demand Content-MD5");
  await storage().delete(keys);
  expect(await Array.fromAsync(storage().list("deleted/"))).toEqual([]);
});

test("does not retry a rejected DeleteObjects request", async () => {
  proxy.always({ status: 400, code: "InvalidRequest", message: "Missing required header" });
  await expect(storage().delete(["kept"])).rejects.toThrow("refused: Missing required header");
  expect(proxy.count()).toBe(1);
});

const HOUR = 3_600_000;

test("continues to work when the clock of this machine jumps forward and back", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const began = Date.now();
  const clocked = storage();
  for (const hours of [0, 24, 0, -1, 0]) {
    vi.setSystemTime(began + hours * HOUR);
    await clocked.put("clocked", Buffer.from(String(hours)), TEXT);
    expect(await clocked.head("clocked")).toMatchObject({ size: String(hours).length });
  }
});

test.each(["RequestTimeTooSkewed", "SignatureDoesNotMatch", "AccessDenied"])(
  "reports a clock difference when a store with another clock rejects a request with %s",
  async (code) => {
    const date = new Date(Date.now() - HOUR).toUTCString();
    proxy.always({ status: 403, code, headers: { date } });
    await expect(storage().put("new", Buffer.from("x"), TEXT)).rejects.toThrow(
      `The clock of this server differs from that of ${proxy.endpoint} by 60 minutes. Set it right;`,
    );
    await expect(storage().head("kept")).rejects.toMatchObject({ reason: "clock" });
  },
);

test("reports a clock difference on the store's word, even if its response carries this server's time", async () => {
  proxy.always({ status: 403, code: "RequestTimeTooSkewed" });
  await expect(storage().put("new", Buffer.from("x"), TEXT)).rejects.toThrow(
    `${proxy.endpoint} says that the clock of this server differs from its own. Set it right;`,
  );
});

test("hides the access key that a store repeats from messages and logs", async () => {
  const secretAccessKey = "SECRETSECRET";
  proxy.always({ status: 400, code: "Odd", message: `${server.accessKeyId} signs with ${secretAccessKey}` });
  const secrets = [server.accessKeyId, secretAccessKey];
  const error = await storage({ secretAccessKey, secrets })
    .put("new", Buffer.from("x"), TEXT)
    .catch((failure: unknown) => failure as StorageError);
  expect(error).toMatchObject({ message: `${proxy.endpoint} refused: … signs with …` });
  expect(inspect((error as StorageError).cause, { depth: 9 })).not.toMatch(secretAccessKey);
});

test("names the bucket that is missing", async () => {
  const message = `There is no bucket “elsewhere” at ${proxy.endpoint}. Create it, or correct its name in the S3_…_BUCKET variable.`;
  const elsewhere = storage({ bucket: "elsewhere" });
  await expect(listing(elsewhere)).rejects.toThrow(message);
  await expect(elsewhere.get("kept")).rejects.toThrow(message);
  await expect(elsewhere.put("new", Readable.from([HALF_A_MEGABYTE]), TEXT)).rejects.toThrow(message);
});

test("reports that a store cannot be reached when nothing listens", async () => {
  const nowhere = storage({ endpoint: "http://127.0.0.1:9" });
  await expect(listing(nowhere)).rejects.toThrow(
    "http://127.0.0.1:9 cannot be reached. Check S3_ENDPOINT, and that the store is running.",
  );
});

test.each([500, 503, 429])(
  "retries a response with status %s, and reports it when it persists",
  async (status) => {
    proxy.next(status, status);
    await storage().put("tried", Buffer.from("third time"), TEXT);
    expect(proxy.count()).toBe(3);
    proxy.next(status, status);
    const found = await storage().get("tried");
    expect(found && (await buffer(found.body)).toString()).toBe("third time");
    proxy.always(status);
    await expect(storage().put("tried", Buffer.from("never"), TEXT)).rejects.toThrow(
      /answers with errors of its own .* Try again in a while/,
    );
    expect(proxy.count()).toBe(3);
    await expect(storage().delete(["tried"])).rejects.toMatchObject({ reason: "overloaded" });
  },
);

test.each([
  [502, "<html><body><hr>nginx</body></html>", /with errors of its own \(HTTP 502 Bad Gateway\)\. Try again/],
  [507, "", /^The storage is full: HTTP 507 Insufficient Storage\. Free up space/],
])("reports the status of an answer %s without words of a store", async (status, body, message) => {
  proxy.always({ status, body });
  await expect(storage().put("new", Buffer.from("x"), TEXT)).rejects.toThrow(message);
});

test("times out when a store does not respond", async () => {
  proxy.always("silence");
  const impatient = storage({}, { ...PATIENCE, silence: 300 });
  await expect(impatient.head("kept")).rejects.toThrow(/cannot be reached/);
  await expect(listing(impatient)).rejects.toMatchObject({ reason: "unreachable" });
});

test("resends a part of a stream that was cut off", async () => {
  proxy.next("cut the upload", 503);
  await storage().put("streamed", Readable.from([HALF_A_MEGABYTE, HALF_A_MEGABYTE]), TEXT);
  expect(await storage().head("streamed")).toMatchObject({ size: 1_000_000 });
});

test("leaves the existing object unchanged when every attempt of an upload is cut off", async () => {
  proxy.always("cut the upload");
  await expect(storage().put("kept", Buffer.alloc(400_000), TEXT)).rejects.toThrow(
    "broke off in the middle. Nothing was replaced; try again.",
  );
  proxy.always("pass");
  const found = await storage().get("kept");
  expect(found && HALF_A_MEGABYTE.equals(await buffer(found.body))).toBe(true);
});

test("fails when a response is cut off, instead of returning a shorter object", async () => {
  proxy.next("cut the answer");
  const found = await storage().get("kept");
  await expect(buffer(found?.body ?? Readable.from([]))).rejects.toThrow("aborted");
});

test.each([
  ["ENOSPC", "The disk of the server is full. Free up space, and try again."],
  ["EDQUOT", "The disk of the server is full. Free up space, and try again."],
  ["EACCES", "The server does not have permission to write to /srv/media. Grant it write access."],
  ["EIO", "The file could not be read or written: i/o error"],
])("explains the file system error %s", (code, message) => {
  const error = Object.assign(new Error("i/o error"), { code, path: "/srv/media" });
  expect(fromFsError(error).message).toBe(message);
});

test("reports a full disk in the middle of a stream, and passes on the error of a failed stream", async () => {
  const stream = Readable.from([HALF_A_MEGABYTE, HALF_A_MEGABYTE]);
  await expect(writeWithMd5("/dev/full", stream)).rejects.toThrow(
    "The disk of the server is full. Free up space, and try again.",
  );
  async function* breaking() {
    yield HALF_A_MEGABYTE;
    throw new Error("the sender went away");
  }
  await expect(writeWithMd5("/dev/null", Readable.from(breaking()))).rejects.toThrow(
    /^the sender went away$/,
  );
});

test("reports a folder with the path of a file, and a name that is too long", async () => {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-objects-"));
  const local = new LocalObjectStorage(folder);
  await local.put("a/b", Buffer.from(""), TEXT);
  await expect(local.put("a", Buffer.from(""), TEXT)).rejects.toThrow("Choose another name.");
  await expect(local.put("a/b/c", Buffer.from(""), TEXT)).rejects.toThrow("Choose another name.");
  await expect(local.put("é".repeat(200), Buffer.from(""), TEXT)).rejects.toThrow("Choose a shorter one.");
  expect((await Array.fromAsync(local.list())).map(({ key }) => key)).toEqual(["a/b"]);
  await rm(folder, { recursive: true });
});

test("reports a file in the place of the storage folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-objects-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "static"), "no folder");
  const local = new LocalObjectStorage(join(folder, "static"));
  await expect(local.put("a", Buffer.from(""), TEXT)).rejects.toThrow(
    /^The storage needs the folder .*static.*, but it, or a folder above it, is a file/,
  );
});
