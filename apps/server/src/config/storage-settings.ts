export interface S3Connection {
  /** Undefined: Amazon's own. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket stands in the path of addresses, and not before the host. */
  pathStyle: boolean;
}

/** A bucket, and where everybody can read it, without a slash at its end; undefined: at the store itself. */
export interface BucketSettings {
  bucket: string;
  url: string | undefined;
}

export interface S3Settings {
  provider: "s3";
  connection: S3Connection;
  static: BucketSettings;
  assets: BucketSettings;
  media: BucketSettings;
}

export interface FolderSettings {
  provider: "folder";
  folder: string;
}

/** Where files go, as plain data that can be given to other threads. */
export type StorageSettings = S3Settings | FolderSettings;
