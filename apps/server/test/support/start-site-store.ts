import { createS3Client } from "../../src/modules/storage/s3-client.ts";
import { S3ObjectStorage } from "../../src/modules/storage/s3-storage.ts";
import { type FaultyProxy, startFaultyProxy } from "../../src/modules/storage/testing/start-faulty-proxy.ts";
import { startS3Server } from "../../src/modules/storage/testing/start-s3-server.ts";

const REGION = "us-lax-1";

export interface SiteStore {
  /** The store of the static copy, past the proxy. */
  storage: S3ObjectStorage;
  /** Stands between servers and the store. */
  proxy: FaultyProxy;
  /** Environment of a server that keeps everything there. */
  variables: Record<string, string>;
  /**
   * Lets so many pages be written, and holds every other one until the proxy is told something else.
   *
   * @returns when the first one is held
   */
  holdPagesAfter(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts an S3 server, behind a proxy for the servers that are tested. */
export async function startSiteStore(): Promise<SiteStore> {
  const server = await startS3Server(["site", "assets", "media"]);
  const proxy = await startFaultyProxy(server.endpoint);
  const client = createS3Client({ ...server, region: REGION, pathStyle: true });
  return {
    storage: new S3ObjectStorage({ client, bucket: "site", endpoint: server.endpoint, region: REGION }),
    proxy,
    variables: {
      S3_ENDPOINT: proxy.endpoint,
      S3_ACCESS_KEY_ID: server.accessKeyId,
      S3_SECRET_ACCESS_KEY: server.secretAccessKey,
      S3_STATIC_BUCKET: "site",
      S3_ASSETS_BUCKET: "assets",
      S3_MEDIA_BUCKET: "media",
    },
    holdPagesAfter(count) {
      let written = 0;
      const { promise, resolve } = Promise.withResolvers<void>();
      proxy.always("hold", ({ method, url = "", headers }) => {
        // What is replaced is kept by copies, which are puts too.
        const isPage = method === "PUT" && !headers["x-amz-copy-source"] && /\/index\.html(\?|$)/.test(url);
        if (!isPage || ++written <= count) return false;
        resolve();
        return true;
      });
      return promise;
    },
    async close() {
      client.destroy();
      await proxy.stop();
      await server.stop();
    },
  };
}
