import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { choosePort } from "./choose-port.ts";
import { databaseUrl } from "./database-url.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { explainFileError, isPortTaken } from "./explain-failure.ts";
import { initialiseCluster, PASSWORD_FILE } from "./initialise-cluster.ts";
import { launchPostgres, type PostgresProcess } from "./launch-postgres.ts";
import { lockFolder } from "./lock-folder.ts";
import { chooseAccount } from "./os-user.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";
import { prepareDataFolder } from "./prepare-data-folder.ts";
import { supervise } from "./supervise.ts";

export interface EmbeddedPostgresOptions {
  /** The folder that the database lives in; made if missing. One process at a time may use it. */
  dataDir: string;
  /** Is told, in a sentence each, what a person may want to know: restarts, slow starts. */
  log?: (message: string) => void;
  /** False for tests: nothing waits for the disk, and a crash of the machine may lose the data. */
  durable?: boolean;
  /** The port on 127.0.0.1. By default a random free one, which the folder remembers. */
  port?: number;
  /** Is told when PostgreSQL died and could not be brought back. By default the log is told. */
  onFailure?: (error: EmbeddedPostgresError) => void;
}

export interface EmbeddedPostgres {
  /** Address of the database `saywhere`, with its password. Stays the same when PostgreSQL restarts. */
  readonly url: string;
  readonly port: number;
  /** Process id of the PostgreSQL that runs now. */
  readonly pid: number;
  /** Shuts PostgreSQL down, ending its connections, and gives the folder free. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that Saywhere brings along, on data kept in a folder, and keeps it running.
 *
 * Makes the cluster on first use, and recovers by itself from any kill of this process or of
 * PostgreSQL. It listens on 127.0.0.1 alone and asks for a password, which lies in the data folder.
 *
 * @throws EmbeddedPostgresError with one line that says what to do
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true, log = () => {} } = options;
  const binaries = findPostgresBinaries();
  const folder = await prepareDataFolder(dataDir);
  const account = await chooseAccount(folder);
  const lock = await lockFolder(folder, account);
  try {
    const cluster = join(folder, "cluster");
    await initialiseCluster({ folder, cluster, account, binaries, durable });
    const password = await readPassword(cluster);
    const launch = (port: number) =>
      launchPostgres({ folder, cluster, account, postgres: binaries.postgres, port, durable, log });
    const { port, first } = options.port
      ? { port: options.port, first: await launch(options.port) }
      : await launchOnFreePort(launch, () => choosePort(folder, account));
    const onFailure = options.onFailure ?? ((error) => log(error.message));
    const supervised = supervise(first, { launch: () => launch(port), log, onFailure });
    return {
      url: databaseUrl(password, port),
      port,
      get pid() {
        return supervised.pid;
      },
      async stop() {
        await supervised.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw explainFileError(error, folder);
  }
}

async function readPassword(cluster: string): Promise<string> {
  const file = join(cluster, PASSWORD_FILE);
  return readFile(file, "utf8").catch((cause) => {
    throw new EmbeddedPostgresError(
      `The password of the database cannot be read from ${file}. Put that file back, or set DATA_DIR to a new folder.`,
      { cause },
    );
  });
}

/** A port that was free when it was chosen can be taken before PostgreSQL listens on it. */
async function launchOnFreePort(
  launch: (port: number) => Promise<PostgresProcess>,
  choose: () => Promise<number>,
) {
  for (let tries = 1; ; tries += 1) {
    const port = await choose();
    try {
      return { port, first: await launch(port) };
    } catch (error) {
      if (!isPortTaken(error) || tries === 3) throw error;
    }
  }
}
