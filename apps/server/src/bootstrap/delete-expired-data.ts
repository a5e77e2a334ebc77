import { deleteExpired } from "@saywhere/db/queries/accounts/account.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { deleteOldSuggestions } from "@saywhere/db/queries/suggestion.queries";
import type { Logger } from "pino";
import { IDLE_DAYS } from "../auth/session-lifetime.ts";
import { logFailures } from "../lib/log-failures.ts";

/** In milliseconds. */
const INTERVAL = 3_600_000;

interface Options {
  db: Queryable;
  log: Pick<Logger, "warn">;
  interval?: number;
}

/**
 * Deletes expired data at startup and then every hour, so that the retention limits for visitors' data do not depend on
 * requests.
 */
export function startDeletingExpired({ db, log, interval = INTERVAL }: Options) {
  const deleteAll = logFailures(
    log,
    "expired data could not be deleted; the server tries again",
    async () => {
      await deleteExpired(db, IDLE_DAYS);
      await deleteOldSuggestions(db);
    },
  );
  let last = deleteAll();
  const timer = setInterval(() => {
    last = last.then(deleteAll);
  }, interval);
  return {
    async close(): Promise<void> {
      clearInterval(timer);
      await last;
    },
  };
}
