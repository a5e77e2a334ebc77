import type { Queryable } from "@saywhere/db/queries/queryable";
import { AppError } from "../../app-error.ts";
import type { RecordWriter } from "../../record-writer.ts";
import type { Store } from "../storage/stores.ts";
import type { DeploymentService } from "./deployment.service.ts";

/** Has deployments run, in this instance or in another one. */
export interface DeploymentJobs {
  /** Queues a deployment that is stored already. */
  send(id: number): Promise<void>;
}

interface DeploymentDeps {
  db: Queryable;
  writer: RecordWriter;
  store: Store;
  jobs: DeploymentJobs;
}

export function createDeploymentService(_deps: DeploymentDeps): DeploymentService {
  const missing = (): never => {
    throw new AppError("SERVICE_UNAVAILABLE", "TO BE REPLACED by the deployment engine");
  };
  return {
    status: missing,
    deploy: missing,
    restore: missing,
    cancel: missing,
    list: missing,
    watch: missing,
    autoGenerate: async () => ({ enabled: true }),
    setAutoGenerate: missing,
  };
}
