import { AppError } from "../../app-error.ts";
import type { DeploymentService } from "../deployment/deployment.service.ts";
import type { StorageService } from "./storage.service.ts";
import type { StorageSettings } from "./storage-settings.ts";
import type { Stores } from "./stores.ts";

export function createStorageService(
  _settings: StorageSettings,
  _stores: Stores,
  _deployments: Pick<DeploymentService, "autoGenerate">,
): StorageService {
  const missing = (): never => {
    throw new AppError("SERVICE_UNAVAILABLE", "TO BE REPLACED by the storage service");
  };
  return { configuration: missing, test: missing };
}
