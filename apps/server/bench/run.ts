import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@saywhere/db/embedded-postgres/start-embedded-postgres";
import { migrateDatabase } from "@saywhere/db/migrate-database";
import { seedDatabase } from "@saywhere/db/seed-database";
import { benchDeployments } from "./bench-deployments.ts";
import { benchLists } from "./bench-lists.ts";
import { benchServers } from "./bench-servers.ts";
import { benchSite } from "./bench-site.ts";
import { describeMachine } from "./describe-machine.ts";

/** Each puts figures beside what is possible on the same machine; `pnpm bench site` runs one of them alone. */
const PARTS: Record<string, (databaseUrl: string, folder: string) => Promise<string>> = {
  servers: benchServers,
  lists: benchLists,
  deployments: benchDeployments,
  // Adds content.
  site: benchSite,
};

// Everything runs on loopback and is kept in a temporary folder, which is removed. Ratios are worth more than
// rates, and those of processor time more than those of answers a second: other work on the machine moves the rates,
// and asking takes as much as answering.
const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in PARTS));
if (unknown !== undefined) {
  console.error(
    `There is no part ${unknown}. Name some of: ${Object.keys(PARTS).join(", ")}; or none, for all.`,
  );
  process.exit(1);
}
const folder = await mkdtemp(join(tmpdir(), "saywhere-bench-"));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, "postgres") });
try {
  await migrateDatabase(postgres.url);
  await seedDatabase(postgres.url);
  console.log(await describeMachine(postgres.url));
  for (const [name, measure] of Object.entries(PARTS)) {
    if (names.length === 0 || names.includes(name)) console.log(`\n${await measure(postgres.url, folder)}`);
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
