import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startEmbeddedPostgres } from "@saywhere/db/embedded-postgres/start-embedded-postgres";
import { migrateDatabase } from "@saywhere/db/migrate-database";
import { seedDatabase } from "@saywhere/db/seed-database";
import { benchCosts } from "./bench-costs.ts";
import { benchDeployments } from "./bench-deployments.ts";
import { describeMachine } from "./output.ts";
import { benchSearch } from "./search/bench-search.ts";
import { benchServers } from "./servers/bench-servers.ts";
import { benchSite } from "./site/bench-site.ts";

/** Benchmarks, each beside a baseline on the same machine; `pnpm bench site` runs only one. */
const PARTS: Record<string, (databaseUrl: string, folder: string, isKept: boolean) => Promise<string>> = {
  servers: benchServers,
  search: benchSearch,
  costs: benchCosts,
  deployments: benchDeployments,
  // Adds content.
  site: benchSite,
};

// Everything runs on loopback with its data in a temporary folder, which is removed, or in that of
// --keep=<folder>, where the large databases are found again. Ratios are worth more than
// rates, and those of processor time more than those of answers a second: other work on the machine moves the rates,
// and asking takes as much as answering.
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: "string" } },
});
const isKept = values.keep !== undefined;
const unknown = names.find((name) => !(name in PARTS));
if (unknown !== undefined) {
  console.error(
    `There is no part ${unknown}. Name some of: ${Object.keys(PARTS).join(", ")}; or none, for all.`,
  );
  process.exit(1);
}
const folder = values.keep ?? (await mkdtemp(join(tmpdir(), "saywhere-bench-")));
// As PostgreSQL's manual recommends for large databases; the default of 128 MB holds a fortieth of the largest one
// here.
const postgres = await startEmbeddedPostgres({
  dataDir: join(folder, "postgres"),
  settings: ["shared_buffers=2GB"],
});
try {
  await migrateDatabase(postgres.url);
  await seedDatabase(postgres.url);
  console.log(await describeMachine(postgres.url));
  for (const [name, measure] of Object.entries(PARTS)) {
    if (names.length === 0 || names.includes(name))
      console.log(`\n${await measure(postgres.url, folder, isKept)}`);
  }
} finally {
  await postgres.stop();
  if (!isKept) await rm(folder, { recursive: true, force: true });
}
