import { DEFAULT_REGION, type StorageConfiguration } from "@saywhere/validators/cdn/storage-configuration";
import type { DeploymentService } from "../deployment/deployment.service.ts";
import type { StorageService } from "./storage.service.ts";
import type { StorageSettings } from "./storage-settings.ts";
import { STORES, type Stores } from "./stores.ts";
import { testStore } from "./test-store.ts";

export function createStorageService(
  settings: StorageSettings,
  stores: Stores,
  deployments: Pick<DeploymentService, "autoGenerate">,
): StorageService {
  const connection = connectionOf(settings);
  const place = ({ name, urlOf }: Stores["static"]) => ({ name, url: urlOf("").replace(/\/$/, "") });
  return {
    configuration: async () => ({
      ...connection,
      static: place(stores.static),
      assets: place(stores.assets),
      media: place(stores.media),
      autoGenerate: (await deployments.autoGenerate()).enabled,
    }),

    async test() {
      const tested = await Promise.all(
        STORES.map(async (store) => ({
          store,
          name: stores[store].name,
          ...(await testStore(stores[store].storage)),
        })),
      );
      return { success: tested.every(({ problem }) => problem === null), stores: tested };
    },
  };
}

type Connection = Omit<StorageConfiguration, "static" | "assets" | "media" | "autoGenerate">;

/** What may be shown of how the store is reached. */
function connectionOf(settings: StorageSettings): Connection {
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
