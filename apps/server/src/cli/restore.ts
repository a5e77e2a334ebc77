import { restoreDatabase } from "@saywhere/db/dump/restore-database";
import { fileArgument, withDatabaseUrl } from "./database-command.ts";

await withDatabaseUrl(
  async (url) => {
    const file = fileArgument("pnpm db:restore FILE [--force]");
    const { rows, at } = await restoreDatabase(url, file, { force: process.argv.includes("--force") });
    return `${rows} rows are back, as they were at ${at}.`;
  },
  { besideServer: true },
);
