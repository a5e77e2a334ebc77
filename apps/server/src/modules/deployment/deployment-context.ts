import type { Database } from "@saywhere/db/database";
import type { ObjectStorage } from "../storage/object-storage.ts";
import type { StoreListing } from "./bucket-listing.ts";
import type { Progress } from "./progress.ts";

/** What everything that changes the store on behalf of a deployment needs. */
export interface DeploymentContext {
  /** Of the deployment. */
  id: number;
  target: string;
  database: Pick<Database, "orm" | "pool">;
  storage: ObjectStorage;
  /** As it was when this attempt began. */
  listing: StoreListing;
  progress: Progress;
  signal: AbortSignal;
}
