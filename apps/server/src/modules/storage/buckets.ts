import { join } from "node:path";
import { encodeKey } from "@saywhere/validators/files/encode-key";
import type {
  BucketSettings,
  S3Connection,
  S3Settings,
  StorageSettings,
} from "../../config/storage-settings.ts";
import { LocalObjectStorage } from "./local-storage.ts";
import type { ObjectStorage } from "./object-storage.ts";
import { createS3Client } from "./s3-client.ts";
import { S3ObjectStorage } from "./s3-storage.ts";

/** The static copy, what is uploaded for pages, and what is uploaded to be played. */
export const STORES = ["static", "assets", "media"] as const;
export type StoreName = (typeof STORES)[number];

export interface Store {
  /** The bucket; the folder for local storage. */
  name: string;
  /** How the variables spell the place: another spelling of it can lead to the same one. */
  address: string;
  storage: ObjectStorage;
  /** Address by which everybody reads an object. */
  urlOf(key: string): string;
}

export type Buckets = Record<StoreName, Store>;

interface Addresses {
  /** Of the server itself, which gives what is kept in a folder. */
  serverUrl: string;
  /** Of the preview of the static copy that is kept in a folder. */
  previewUrl: string;
}

/** Opens the places for files; whether they can be used shows at the first call. */
export function openBuckets(settings: StorageSettings, addresses: Addresses): Buckets {
  return settings.provider === "s3" ? openS3Buckets(settings) : openFolders(settings.folder, addresses);
}

function openS3Buckets(settings: S3Settings): Buckets {
  const { connection } = settings;
  const client = createS3Client(connection);
  const open = ({ bucket, url = bucketUrl(connection, bucket) }: BucketSettings): Store => ({
    name: bucket,
    address: `s3:${connection.endpoint ?? connection.region}/${bucket}`,
    storage: new S3ObjectStorage({
      client,
      bucket,
      endpoint: connection.endpoint,
      region: connection.region,
      secrets: [connection.accessKeyId, connection.secretAccessKey],
    }),
    urlOf: (key) => `${url}/${encodeKey(key)}`,
  });
  return { static: open(settings.static), assets: open(settings.assets), media: open(settings.media) };
}

function bucketUrl({ endpoint, region, pathStyle }: S3Connection, bucket: string): string {
  const { protocol, host } = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  return pathStyle ? `${protocol}//${host}/${bucket}` : `${protocol}//${bucket}.${host}`;
}

function openFolders(folder: string, { serverUrl, previewUrl }: Addresses): Buckets {
  const open = (name: StoreName, url: string): Store => ({
    name: join(folder, name),
    address: `folder:${join(folder, name)}`,
    storage: new LocalObjectStorage(join(folder, name)),
    urlOf: (key) => `${url}/${encodeKey(key)}`,
  });
  return {
    static: open("static", previewUrl),
    assets: open("assets", `${serverUrl}/files/assets`),
    media: open("media", `${serverUrl}/files/media`),
  };
}
