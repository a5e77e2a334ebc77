import { listRestorable } from "@saywhere/db/queries/deployments/deployment.queries";
import { listPastContents, pruneFilesBefore } from "@saywhere/db/queries/deployments/site-file.queries";
import { backupKey } from "./bucket-listing.ts";
import type { DeploymentContext } from "./deployment-context.ts";

/**
 * Removes the backups of deployments that can no longer be restored.
 *
 * @param listing lists the backups, including those of this deployment
 */
export async function pruneBackups({
  target,
  database: { pool },
  storage,
  listing,
}: Pick<DeploymentContext, "target" | "database" | "storage" | "listing">): Promise<void> {
  const oldest = (await listRestorable(pool, target)).at(-1);
  if (oldest === undefined) return;
  await pruneFilesBefore(pool, target, oldest);
  const needed = new Set((await listPastContents(pool, target)).map(backupKey));
  await storage.delete([...[...listing.kept].filter((key) => !needed.has(key)), ...listing.before]);
}
