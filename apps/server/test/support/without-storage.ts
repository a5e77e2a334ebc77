import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import type { ServiceDeps } from "../../src/app/create-services.ts";
import { createDeploymentEvents } from "../../src/modules/deployment/deployment-events.ts";
import { openStores } from "../../src/modules/storage/stores.ts";

/** Dependencies of services that neither store files nor deploy, nor send webhooks to this machine. */
export const withoutStorage: Omit<ServiceDeps, "db" | "orm" | "cache" | "writer" | "publicUrl"> = (() => {
  const storageSettings = { provider: "folder", folder: join(tmpdir(), "saywhere-no-storage") } as const;
  const addresses = { serverUrl: "http://server.invalid", previewUrl: "http://preview.invalid" };
  return {
    storageSettings,
    stores: openStores(storageSettings, addresses),
    deploymentQueue: { send: () => Promise.reject(new Error("Nothing runs deployments here")) },
    deploymentEvents: createDeploymentEvents(),
    webhooksPrivateAddresses: false,
    log: pino({ level: "silent" }),
  };
})();
