import { StartError } from "../../running/start-error.ts";
import { databaseFailure } from "../../trpc/database-failure.ts";
import { SiteError } from "../static-site/site-error.ts";
import { StorageError } from "../storage/storage-error.ts";

/**
 * Says in words for people why a deployment failed.
 *
 * @returns null for a fault of our own, of which people are told no details
 */
export function explainFailure(error: unknown): string | null {
  if (error instanceof StorageError || error instanceof SiteError || error instanceof StartError) {
    return error.message;
  }
  return null;
}

/** Whether nothing is wrong with the deployment itself: it can go on when the database answers again. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error && !(cause instanceof StorageError); cause = cause.cause) {
    if (databaseFailure(cause)?.code === "SERVICE_UNAVAILABLE") return true;
  }
  return false;
}
