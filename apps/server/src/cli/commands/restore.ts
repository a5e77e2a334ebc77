import { restoreDatabase, verifyDump } from "@saywhere/db/dump/restore-database";
import { withOperatorErrors } from "../../bootstrap/report-operator-errors.ts";
import { fileArgument, withDatabaseUrl } from "./database-command.ts";
import { USAGE } from "./usage.ts";

// Checked before the embedded database is started, which would create its folder.
let file: string;
await withOperatorErrors("The command failed", async () => {
  file = fileArgument(USAGE.restore);
  await verifyDump(file);
});

await withDatabaseUrl(
  async ({ url, place }) => {
    const { rows, at } = await restoreDatabase(url, file, { force: process.argv.includes("--force") });
    return `${rows} rows are back in ${place}, as they were at ${at}.`;
  },
  { besideServer: true },
);
