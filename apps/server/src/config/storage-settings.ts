import { join } from "node:path";
import { DEFAULT_REGION } from "@saywhere/validators/cdn/storage-configuration";
import { z } from "zod";
import { flag, readUrl, webUrl } from "./env-schemas.ts";

export interface S3Connection {
  /** Undefined selects Amazon S3's own endpoint. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket name is in the path of URLs instead of the host name. */
  pathStyle: boolean;
}

/** A bucket and its public base URL without a trailing slash; undefined means the URL of the object storage itself. */
export interface BucketSettings {
  bucket: string;
  url: string | undefined;
}

export interface S3Settings {
  provider: "s3";
  connection: S3Connection;
  /** Whether the texts of the static export are stored compressed. */
  gzip: boolean;
  static: BucketSettings;
  assets: BucketSettings;
  media: BucketSettings;
}

export interface FolderSettings {
  provider: "folder";
  folder: string;
}

/** Where files are stored, as plain data that can be passed to worker threads. */
export type StorageSettings = S3Settings | FolderSettings;

/** The variables of the environment that choose an object storage. */
export const storageVariables = z.object({
  S3_ENDPOINT: webUrl("must be the store's URL, such as https://us-lax-1.linodeobjects.com").optional(),
  S3_REGION: z.string().default(DEFAULT_REGION),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_STATIC_BUCKET: z.string().optional(),
  S3_ASSETS_BUCKET: z.string().optional(),
  S3_MEDIA_BUCKET: z.string().optional(),
  S3_STATIC_URL: readUrl(
    "must be the URL from which visitors read the static bucket, such as https://www.saywhere.example",
  ).optional(),
  S3_ASSETS_URL: readUrl(
    "must be the URL from which visitors read the assets bucket, such as https://assets.saywhere.example",
  ).optional(),
  S3_MEDIA_URL: readUrl(
    "must be the URL from which visitors read the media bucket, such as https://media.saywhere.example",
  ).optional(),
  S3_PATH_STYLE: flag.optional(),
  S3_STATIC_GZIP: flag.optional(),
});

type StorageVariables = z.infer<typeof storageVariables>;

/** Object storage requires all of these variables; without it, none of them is set. */
const STORE = [
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "S3_STATIC_BUCKET",
  "S3_ASSETS_BUCKET",
  "S3_MEDIA_BUCKET",
] as const;

/** If one of these is set, the variables above are required. S3_REGION is missing here because it has a default. */
const OF_STORE = [
  "S3_ENDPOINT",
  "S3_STATIC_URL",
  "S3_ASSETS_URL",
  "S3_MEDIA_URL",
  "S3_PATH_STYLE",
  "S3_STATIC_GZIP",
] as const;

/** Reports the variables that are missing beside those that are set. */
export function checkStorageVariables(given: StorageVariables, context: z.RefinementCtx): void {
  if (![...STORE, ...OF_STORE].some((name) => given[name] !== undefined)) return;
  for (const name of STORE.filter((needed) => given[needed] === undefined)) {
    context.addIssue({
      code: "custom",
      path: [name],
      message: `is missing: ${STORE.join(", ")} belong together. Set all of them, or no S3_… variable`,
    });
  }
  for (const name of ["S3_ASSETS_BUCKET", "S3_MEDIA_BUCKET"] as const) {
    if (given[name] === undefined || given[name] !== given.S3_STATIC_BUCKET) continue;
    // The static export's pages would be in the lists of files, where they can be deleted.
    const message = "must be another bucket than S3_STATIC_BUCKET, which the static export has for itself";
    context.addIssue({ code: "custom", path: [name], message });
  }
}

/** Returns the settings of the store that checked variables describe: folders without any S3 variable. */
export function readStorageSettings(given: StorageVariables & { DATA_DIR: string }): StorageSettings {
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_STATIC_BUCKET, S3_ASSETS_BUCKET, S3_MEDIA_BUCKET } =
    given;
  // The schema of env.ts guarantees that either all of them are set or none.
  if (
    !S3_ACCESS_KEY_ID ||
    !S3_SECRET_ACCESS_KEY ||
    !S3_STATIC_BUCKET ||
    !S3_ASSETS_BUCKET ||
    !S3_MEDIA_BUCKET
  ) {
    return { provider: "folder", folder: join(given.DATA_DIR, "storage") };
  }
  const place = (bucket: string, url: string | undefined) => ({ bucket, url: url?.replace(/\/+$/, "") });
  return {
    provider: "s3",
    connection: {
      endpoint: given.S3_ENDPOINT?.replace(/\/+$/, ""),
      region: given.S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      // Amazon S3 expects the bucket in the host name; other S3 endpoints mostly support only path-style URLs.
      pathStyle: given.S3_PATH_STYLE ?? given.S3_ENDPOINT !== undefined,
    },
    gzip: given.S3_STATIC_GZIP ?? true,
    static: place(S3_STATIC_BUCKET, given.S3_STATIC_URL),
    assets: place(S3_ASSETS_BUCKET, given.S3_ASSETS_URL),
    media: place(S3_MEDIA_BUCKET, given.S3_MEDIA_URL),
  };
}
