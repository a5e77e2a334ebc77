import { resolve } from "node:path";
import { restoreDatabase, verifyDump } from "@saywhere/db/dump/restore-database";
import { withOperatorErrors } from "../../bootstrap/report-operator-errors.ts";
import { readOneArgument } from "./command-arguments.ts";
import { withDatabaseUrl } from "./database-command.ts";
import { USAGE } from "./usage.ts";

// Checked before the embedded database is started, which would create its folder.
const { file, force } = await withOperatorErrors("The command failed", async () => {
  const { value, flagged } = readOneArgument("file", { usage: USAGE.restore, flag: "force" });
  const named = resolve(value);
  await verifyDump(named);
  return { file: named, force: flagged };
});

await withDatabaseUrl(
  async ({ url, place }) => {
    const { rows, at } = await restoreDatabase(url, file, { force });
    return `${rows} rows are back in ${place}, as they were at ${at}.`;
  },
  { besideServer: true },
);
