import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import type { S3Server } from "@saywhere/server/storage/testing/start-s3-server";
import { Client } from "minio";

export interface BucketObject {
  body: Buffer;
  contentType: string;
  cacheControl: string;
  /** Empty for an object that is stored as it is. */
  contentEncoding: string;
}

/** What a bucket holds, read by another S3 client than the server's. */
export interface Bucket {
  /** The MD5 of each object by key, without the objects that deployments store for themselves. */
  hashes(): Promise<Map<string, string>>;
  /** Null when there is no such object. */
  read(key: string): Promise<BucketObject | null>;
  /** Reads an object that must be there. */
  text(key: string): Promise<string>;
  put(key: string, body: string): Promise<void>;
  /** Removes every object. */
  empty(): Promise<void>;
}

const MISSING = new Set(["NoSuchKey", "NotFound"]);
const OWN = ".saywhere/";

/** A client of a running S3 server that shares nothing with the product's. */
function clientOf({ endpoint, accessKeyId, secretAccessKey }: S3Server): Client {
  const { hostname, port } = new URL(endpoint);
  return new Client({
    endPoint: hostname,
    port: Number(port),
    useSSL: false,
    accessKey: accessKeyId,
    secretKey: secretAccessKey,
    region: "us-lax-1",
    pathStyle: true,
  });
}

/** Opens a bucket of a running S3 server. */
export function openBucket(server: S3Server, bucket: string): Bucket {
  const client = clientOf(server);

  async function read(key: string): Promise<BucketObject | null> {
    try {
      const stream = await client.getObject(bucket, key);
      const { headers } = stream as typeof stream & { headers: Record<string, string | undefined> };
      return {
        body: await buffer(stream),
        contentType: headers["content-type"] ?? "",
        cacheControl: headers["cache-control"] ?? "",
        contentEncoding: headers["content-encoding"] ?? "",
      };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  return {
    async hashes() {
      const hashes = new Map<string, string>();
      for await (const { name, etag } of client.listObjectsV2(bucket, "", true)) {
        if (!name.startsWith(OWN)) hashes.set(name, unquoted(etag));
      }
      return hashes;
    },
    read,
    async text(key) {
      const object = await read(key);
      if (!object) throw new Error(`${bucket} holds no ${key}`);
      return (object.contentEncoding === "gzip" ? gunzipSync(object.body) : object.body).toString();
    },
    put: async (key, body) => void (await client.putObject(bucket, key, body)),
    async empty() {
      const keys: string[] = [];
      for await (const { name } of client.listObjectsV2(bucket, "", true)) keys.push(name);
      await client.removeObjects(bucket, keys);
    },
  };
}

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && MISSING.has(String(error.code));

const unquoted = (etag: string) => etag.replaceAll('"', "");

/** The keys whose objects differ between two moments: new, changed or gone, in their order. */
export function changedKeys(before: Map<string, string>, after: Map<string, string>): string[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter((key) => before.get(key) !== after.get(key)).toSorted();
}
