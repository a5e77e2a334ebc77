import {
  type ConnectionTest,
  DEFAULT_REGION,
  type StorageConfiguration,
} from "@saywhere/validators/cdn/storage-configuration";
import type { StorageSettings } from "../../config/storage-settings.ts";
import { checkConnection } from "./check-connection.ts";
import { STORES, type Stores } from "./stores.ts";

interface Options {
  settings: StorageSettings;
  stores: Stores;
  /** Whether content changes start a deployment. */
  isAutoDeployEnabled: () => Promise<boolean>;
}

export type StorageService = ReturnType<typeof createStorageService>;

export function createStorageService({ settings, stores, isAutoDeployEnabled }: Options) {
  const connection = connectionOf(settings);
  const describe = ({ name, urlOf }: Stores["static"]) => ({ name, url: urlOf("").replace(/\/$/, "") });
  return {
    /** Returns the storage configuration without secrets. */
    configuration: async (): Promise<StorageConfiguration> => ({
      ...connection,
      static: describe(stores.static),
      assets: describe(stores.assets),
      media: describe(stores.media),
      autoGenerate: await isAutoDeployEnabled(),
    }),

    /** Writes, reads, lists and removes an object in each store, and returns the first failure of each. */
    async test(): Promise<ConnectionTest> {
      const tested = await Promise.all(
        STORES.map(async (store) => {
          const { name, storage } = stores[store];
          const { passed, problem } = await checkConnection(storage);
          return { store, name, passed, problem: problem?.message ?? null };
        }),
      );
      return { success: tested.every(({ problem }) => problem === null), stores: tested };
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

function withoutPassword(endpoint: string): string {
  const url = new URL(endpoint);
  if (url.username === "" && url.password === "") return endpoint;
  return `${url.protocol}//${url.host}${url.pathname.replace(/\/$/, "")}`;
}
