import { type FaultyProxy, startFaultyProxy } from "@saywhere/server/storage/testing/start-faulty-proxy";
import { startS3Server } from "@saywhere/server/storage/testing/start-s3-server";
import { type Bucket, openBucket } from "./bucket.ts";

const BUCKETS = { static: "saywhere-site", assets: "saywhere-assets", media: "saywhere-media" };

/** A real object store for a server of the tests. */
export interface Storage {
  /** The variables that configure the server to use it. */
  env: Record<string, string>;
  /** The URL at which browsers read the buckets, not through the proxy. */
  publicUrl: string;
  /** A proxy between the server and the store, which fails on request. */
  faults: FaultyProxy;
  static: Bucket;
  assets: Bucket;
  media: Bucket;
  stop: () => Promise<void>;
}

/** Starts an S3 server with three empty buckets. */
export async function startStorage(): Promise<Storage> {
  const store = await startS3Server(Object.values(BUCKETS));
  const faults = await startFaultyProxy(store.endpoint);
  return {
    env: {
      S3_ENDPOINT: faults.endpoint,
      S3_ACCESS_KEY_ID: store.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.secretAccessKey,
      S3_STATIC_BUCKET: BUCKETS.static,
      S3_ASSETS_BUCKET: BUCKETS.assets,
      S3_MEDIA_BUCKET: BUCKETS.media,
      S3_ASSETS_URL: `${store.endpoint}/${BUCKETS.assets}`,
      S3_MEDIA_URL: `${store.endpoint}/${BUCKETS.media}`,
    },
    publicUrl: store.endpoint,
    faults,
    static: openBucket(store, BUCKETS.static),
    assets: openBucket(store, BUCKETS.assets),
    media: openBucket(store, BUCKETS.media),
    stop: async () => {
      await faults.stop();
      await store.stop();
    },
  };
}
