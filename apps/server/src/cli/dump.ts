import { dumpDatabase } from "@saywhere/db/dump/dump-database";
import { fileArgument, withDatabaseUrl } from "./database-command.ts";

await withDatabaseUrl(
  async (url) => {
    const file = fileArgument("pnpm db:dump FILE");
    const { tables, rows, bytes } = await dumpDatabase(url, file);
    return `${rows} rows of ${tables} tables are in ${file} (${(bytes / 1e6).toFixed(1)} MB).`;
  },
  { besideServer: true },
);
