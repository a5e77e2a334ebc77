import { resetDatabase } from "@saywhere/db/migrate-database";
import { seedDatabase } from "@saywhere/db/seed-database";
import { withOperatorErrors } from "../../bootstrap/report-operator-errors.ts";
import { readEnv } from "../../config/env.ts";
import { StartupError } from "../../errors/startup-error.ts";
import { readArguments } from "./command-arguments.ts";
import { withDatabaseUrl } from "./database-command.ts";
import { USAGE } from "./usage.ts";

const { flagged: confirmed } = await withOperatorErrors("The command failed", async () =>
  readArguments({ usage: USAGE.reset, flag: "yes" }),
);

await withDatabaseUrl(async ({ url }) => {
  if (readEnv().databaseUrl && !confirmed) {
    throw new StartupError(
      "this removes everything in the database that DATABASE_URL names. Add --yes to continue.",
    );
  }
  await resetDatabase(url);
  const { inserted } = await seedDatabase(url);
  return `Everything was removed; the starting content is in place (${inserted} rows).`;
});
