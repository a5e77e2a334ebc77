import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@saywhere/db/embedded-postgres/start-embedded-postgres";
import { migrateDatabase } from "@saywhere/db/migrate-database";
import { seedDatabase } from "@saywhere/db/seed-database";
import { compare } from "./compare.ts";
import { postgresVersion } from "./postgres-version.ts";
import { report } from "./report.ts";
import { startServerProcess } from "./server-process.ts";

// Measures the server beside its limits, in one run on loopback. Everything is kept in a temporary folder, which
// is removed. Ratios are worth more than rates, and those of processor time an answer more than those of
// answers a second: other work on the machine moves the rates, and asking takes as much as answering.
const folder = await mkdtemp(join(tmpdir(), "saywhere-bench-"));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, "postgres") });
const stops: (() => Promise<void>)[] = [];
try {
  await migrateDatabase(postgres.url);
  await seedDatabase(postgres.url);
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder };
  const start = async (file: string, ...args: string[]) => {
    const server = await startServerProcess(file, { args, env });
    stops.push(server.stop);
    return server;
  };
  const cached = await start("../src/main.ts");
  const rows = await compare({
    cached,
    uncached: await start("uncached-server.ts"),
    bare: await start("bare-server.ts", cached.url),
    fastifyPg: await start("fastify-pg-server.ts"),
  });
  console.log(report(rows, await postgresVersion(postgres.url)));
} finally {
  await Promise.all(stops.map((stop) => stop()));
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
