import { startEmbeddedPostgres } from "../start-embedded-postgres.ts";

// What a server does with the embedded PostgreSQL, as a process that tests can kill.
const [dataDir = "", durable] = process.argv.slice(2);
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

try {
  const database = await startEmbeddedPostgres({
    dataDir,
    durable: durable === "durable",
    log: (message) => say({ log: message }),
    onFailure: (error) => say({ failure: error.message }),
  });
  const end = async () => {
    await database.stop();
    process.exit(0);
  };
  process.once("SIGINT", () => void end());
  process.once("SIGTERM", () => void end());
  say({ url: database.url, pid: database.pid });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
