import {
  type ConnectionTest,
  DEFAULT_REGION,
  type StorageConfiguration,
} from "@saywhere/validators/cdn/storage-configuration";
import type { StorageSettings } from "../../config/storage-settings.ts";
import { type Buckets, STORES } from "./buckets.ts";
import { checkConnection } from "./check-connection.ts";

interface Options {
  settings: StorageSettings;
  buckets: Buckets;
  /** Whether content changes start a deployment. */
  isAutoDeployEnabled: () => Promise<boolean>;
}

export type StorageService = ReturnType<typeof createStorageService>;

export function createStorageService({ settings, buckets, isAutoDeployEnabled }: Options) {
  const connection = connectionOf(settings);
  const describe = ({ name, urlOf }: Buckets["static"]) => ({ name, url: urlOf("").replace(/\/$/, "") });
  return {
    /** Returns the storage configuration without secrets. */
    configuration: async (): Promise<StorageConfiguration> => ({
      ...connection,
      static: describe(buckets.static),
      assets: describe(buckets.assets),
      media: describe(buckets.media),
      autoGenerate: await isAutoDeployEnabled(),
    }),

    /** Writes, reads, lists and removes an object in each bucket, and returns the first failure of each. */
    async test(): Promise<ConnectionTest> {
      const stores = await Promise.all(
        STORES.map(async (store) => {
          const { name, storage } = buckets[store];
          return { store, name, ...(await checkConnection(storage)) };
        }),
      );
      return { success: stores.every(({ problem }) => problem === null), stores };
    },
  };
}

/** Returns the connection settings without secrets. */
function connectionOf(
  settings: StorageSettings,
): Omit<StorageConfiguration, "static" | "assets" | "media" | "autoGenerate"> {
  if (settings.provider === "folder") {
    return {
      provider: "folder",
      configured: false,
      endpoint: null,
      region: DEFAULT_REGION,
      pathStyle: false,
    };
  }
  const { endpoint, region, pathStyle } = settings.connection;
  return {
    provider: "s3",
    configured: true,
    endpoint: endpoint === undefined ? null : withoutPassword(endpoint),
    region,
    pathStyle,
  };
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  if (url.username === "" && url.password === "") return address;
  return `${url.protocol}//${url.host}${url.pathname.replace(/\/$/, "")}`;
}
