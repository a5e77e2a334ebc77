import { createS3Client } from "../../src/modules/storage/s3-client.ts";
import { S3ObjectStorage } from "../../src/modules/storage/s3-storage.ts";
import { type FaultyProxy, startFaultyProxy } from "../../src/modules/storage/testing/start-faulty-proxy.ts";
import { startS3Server } from "../../src/modules/storage/testing/start-s3-server.ts";

const REGION = "us-lax-1";

export interface SiteStore {
  /** The storage of the static export, bypassing the proxy. */
  storage: S3ObjectStorage;
  /** Stands between servers and the storage. */
  proxy: FaultyProxy;
  /** Environment of a server that stores everything there. */
  variables: Record<string, string>;
  /**
   * Lets the given number of pages be written, and holds all further ones until the proxy gets another instruction.
   *
   * @returns when the first one is held
   */
  holdPagesAfter(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts an S3 server, with a proxy in front of it for the servers under test. */
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
        // Replaced files are retained by copies, which are PUT requests too.
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
