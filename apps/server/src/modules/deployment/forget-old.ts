import { listRestorable } from "@saywhere/db/queries/deployments/deployment.queries";
import { listPastContents } from "@saywhere/db/queries/deployments/site-file.queries";
import { forgetFilesBefore } from "@saywhere/db/queries/deployments/site-file-writes.queries";
import { keptKey } from "./store-listing.ts";
import type { StoreWork } from "./store-work.ts";

/**
 * Removes what is kept of deployments that cannot be brought back any more.
 *
 * @param listing tells what is kept, what this deployment kept included
 */
export async function forgetOld({
  target,
  database: { pool },
  storage,
  listing,
}: Pick<StoreWork, "target" | "database" | "storage" | "listing">): Promise<void> {
  const oldest = (await listRestorable(pool, target)).at(-1);
  if (oldest === undefined) return;
  await forgetFilesBefore(pool, target, oldest);
  const needed = new Set((await listPastContents(pool, target)).map(keptKey));
  await storage.delete([...[...listing.kept].filter((key) => !needed.has(key)), ...listing.before]);
}
