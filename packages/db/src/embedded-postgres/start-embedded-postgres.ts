import { access, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { findPostgresBinaries, initialiseCluster, PASSWORD_FILE } from "./cluster.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { EmbeddedPostgresError, explainFileError, isPortTaken } from "./errors.ts";
import { lockFolder } from "./folder-lock.ts";
import { chooseAccount } from "./os-user.ts";
import { choosePort } from "./port.ts";
import { launchPostgres, type PostgresProcess } from "./postgres-process.ts";
import { supervise } from "./supervise.ts";

export interface EmbeddedPostgresOptions {
  /** Folder of the database; created if missing. One process at a time may use it. */
  dataDir: string;
  /** Called with a sentence for operators: restarts, slow starts. */
  log?: (message: string) => void;
  /** False for tests: no write waits for the disk, and a crash of the machine may lose data. */
  durable?: boolean;
  /** Port on 127.0.0.1; default: a random free one, which is stored in the folder. */
  port?: number;
  /** Further settings of PostgreSQL, such as `shared_buffers=2GB`. */
  settings?: readonly string[];
  /** Called when PostgreSQL died and could not be restarted; default: `log`. */
  onFailure?: (error: EmbeddedPostgresError) => void;
}

export interface EmbeddedPostgres {
  /** URL of the database `saywhere`, with its password; unchanged when PostgreSQL restarts. */
  readonly url: string;
  readonly port: number;
  /** Process ID of the running PostgreSQL. */
  readonly pid: number;
  /** Shuts PostgreSQL down, ends its connections, and unlocks the folder. */
  stop(): Promise<void>;
}

/**
 * Starts the bundled PostgreSQL on a data folder, and restarts it when it dies. The first start creates the cluster;
 * later ones recover from any kill of this process or of PostgreSQL. It listens on 127.0.0.1 only and requires the
 * password that is stored in the data folder.
 *
 * @throws EmbeddedPostgresError with one line of instructions
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true, settings, log = () => {} } = options;
  const binaries = findPostgresBinaries();
  const folder = await prepareDataFolder(dataDir);
  const account = await chooseAccount(folder);
  const lock = await lockFolder(folder, account);
  try {
    const cluster = join(folder, "cluster");
    await initialiseCluster({ folder, cluster, account, binaries, durable });
    const password = await readPassword(cluster);
    const launch = (port: number) =>
      launchPostgres({ folder, cluster, account, postgres: binaries.postgres, port, durable, settings, log });
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
  const unreadable = (cause?: unknown) =>
    new EmbeddedPostgresError(
      `The password of the database cannot be read from ${file}. Put that file back, or set DATA_DIR to a new folder.`,
      { cause },
    );
  const password = await readFile(file, "utf8").catch((cause: unknown) => {
    throw unreadable(cause);
  });
  if (password === "") throw unreadable();
  return password;
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

/** Whether a data folder has a cluster, or is unreadable, which a start reports. */
export async function hasCluster(dataDir: string): Promise<boolean> {
  return access(join(resolve(dataDir), "cluster")).then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code !== "ENOENT" && code !== "ENOTDIR",
  );
}

/**
 * Finds the URL of the database that another process runs on a folder; null if none accepts connections. PostgreSQL
 * writes its port into the fourth line of `postmaster.pid` and its state into the eighth.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const cluster = join(resolve(dataDir), "cluster");
  const read = (name: string) => readFile(join(cluster, name), "utf8").catch(() => "");
  const [password, state] = await Promise.all([read(PASSWORD_FILE), read("postmaster.pid")]);
  const lines = state.split("\n");
  if (!password || lines[7]?.trim() !== "ready") return null;
  return databaseUrl(password, Number(lines[3]));
}

/** Returns the URL of the database `saywhere` in the embedded PostgreSQL. */
export function databaseUrl(password: string, port: number): string {
  return `postgresql://saywhere:${password}@127.0.0.1:${port}/saywhere`;
}
