import { join } from "node:path";
import { encodeKey } from "@saywhere/validators/files/file-key";
import type {
  BucketSettings,
  S3Connection,
  S3Settings,
  StorageSettings,
} from "../../config/storage-settings.ts";
import type { FileOrigins } from "../../http/security-headers.ts";
import { LocalObjectStorage } from "./local-storage.ts";
import type { ObjectStorage } from "./object-storage.ts";
import { createS3Client } from "./s3-client.ts";
import { S3ObjectStorage } from "./s3-storage.ts";

/** The static export, files uploaded for pages, and media uploaded for playback. */
export const STORES = ["static", "assets", "media"] as const;
export type StoreName = (typeof STORES)[number];

export interface Store {
  /** Name of the bucket; the folder for local storage. */
  name: string;
  /** Location of the bucket as the variables spell it. Two spellings can name the same location. */
  address: string;
  storage: ObjectStorage;
  /** Returns the public URL of an object. */
  urlOf(key: string): string;
}

export type Stores = Record<StoreName, Store>;

interface LocalUrls {
  /** URL of the server itself, which serves the files of local storage. */
  serverUrl: string;
  /** URL of the preview of a static export in local storage. */
  previewUrl: string;
}

/** Opens the stores. Whether they can be used is only known after the first call. */
export function openStores(settings: StorageSettings, localUrls: LocalUrls): Stores {
  return settings.provider === "s3" ? openS3Stores(settings) : openFolders(settings.folder, localUrls);
}

function openS3Stores(settings: S3Settings): Stores {
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

function openFolders(folder: string, { serverUrl, previewUrl }: LocalUrls): Stores {
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

/** Returns the origins from which pages load the uploaded files that they embed. */
export function fileOriginsOf({ assets, media }: Stores): FileOrigins {
  return { images: new URL(assets.urlOf("")).origin, media: new URL(media.urlOf("")).origin };
}
