import { startEmbeddedPostgres } from "../start-embedded-postgres.ts";

// Runs the embedded PostgreSQL as a server does, in a process that tests can kill.
const [dataDir = "", durable] = process.argv.slice(2);
const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

try {
  const database = await startEmbeddedPostgres({
    dataDir,
    durable: durable === "durable",
    log: (message) => print({ log: message }),
    onFailure: (error) => print({ failure: error.message }),
  });
  const end = async () => {
    await database.stop();
    process.exit(0);
  };
  process.once("SIGINT", () => void end());
  process.once("SIGTERM", () => void end());
  print({ url: database.url, pid: database.pid });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
