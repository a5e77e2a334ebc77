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
