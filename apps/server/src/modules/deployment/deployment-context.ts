import type { Database } from "@saywhere/db/database";
import type { ObjectStorage } from "../storage/object-storage.ts";
import type { StoreListing } from "./bucket-listing.ts";
import type { Progress } from "./progress.ts";

/** Dependencies of every operation that changes the store for a deployment. */
export interface DeploymentContext {
  /** Identifier of the deployment. */
  id: number;
  target: string;
  database: Pick<Database, "orm" | "pool">;
  storage: ObjectStorage;
  /** Listing of the store at the start of this attempt. */
  listing: StoreListing;
  progress: Progress;
  signal: AbortSignal;
}
