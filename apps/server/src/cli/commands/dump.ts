import { resolve } from "node:path";
import { dumpDatabase } from "@saywhere/db/dump/dump-database";
import { withOperatorErrors } from "../../bootstrap/report-operator-errors.ts";
import { readOneArgument } from "./command-arguments.ts";
import { withDatabaseUrl } from "./database-command.ts";
import { USAGE } from "./usage.ts";

// Checked before anything is started.
const file = await withOperatorErrors("The command failed", async () =>
  resolve(readOneArgument("file", { usage: USAGE.dump }).value),
);

await withDatabaseUrl(
  async ({ url, place }) => {
    const { tables, rows, bytes } = await dumpDatabase(url, file);
    return `${rows} rows of ${tables} tables of ${place} are in ${file} (${(bytes / 1e6).toFixed(1)} MB).`;
  },
  { besideServer: true, existing: true },
);
