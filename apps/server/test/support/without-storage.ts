import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServiceDeps } from "../../src/app/create-services.ts";
import { openBuckets } from "../../src/modules/storage/buckets.ts";

/** Dependencies of services that neither store files nor deploy. */
export const withoutStorage: Pick<ServiceDeps, "storageSettings" | "stores" | "deploymentQueue"> = (() => {
  const storageSettings = { provider: "folder", folder: join(tmpdir(), "saywhere-no-storage") } as const;
  const addresses = { serverUrl: "http://server.invalid", previewUrl: "http://preview.invalid" };
  return {
    storageSettings,
    stores: openBuckets(storageSettings, addresses),
    deploymentQueue: { send: () => Promise.reject(new Error("Nothing runs deployments here")) },
  };
})();
