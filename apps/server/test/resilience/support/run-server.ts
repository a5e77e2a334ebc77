import { join } from "node:path";
import { type Database, openDatabase } from "@saywhere/db/database";
import { onTestFinished } from "vitest";
import { testAccounts } from "../../support/accounts.ts";
import { freePort } from "../../support/free-port.ts";
import {
  fakeWebApp,
  type Program,
  type RunOptions,
  runMain,
  temporaryFolder,
  type WhenDone,
} from "../../support/run-main.ts";

export interface Answer {
  /** 0 if the connection ended without a response. */
  status: number;
  body: unknown;
}

export interface FaultedServer extends Program {
  url: string;
  authorization: string;
  /** Calls the REST API with an administrator's token. */
  call(method: string, path: string, body?: object): Promise<Answer>;
}

/** The folder and environment of a server, over several runs. */
export interface Home {
  variables: Record<string, string>;
  authorization: string;
}

/** Creates a home for servers on an existing database. */
export async function makeHome(databaseUrl: string, whenDone?: WhenDone): Promise<Home> {
  const folder = await temporaryFolder(whenDone);
  const database = await openDatabase({ url: databaseUrl, poolSize: 1 });
  const authorization = await tokenIn(database);
  await database.close();
  return {
    authorization,
    variables: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, "data"),
      WEB_DIR: await fakeWebApp(folder),
      LOG_LEVEL: "silent",
    },
  };
}

async function tokenIn(database: Database): Promise<string> {
  return `Bearer ${await testAccounts(database, "").tokenFor("administrator")}`;
}

/** Runs the whole server as a separate process. */
export async function runServer(
  { variables, authorization }: Home,
  options?: RunOptions,
): Promise<FaultedServer> {
  const port = await freePort();
  const program = runMain({ ...variables, PORT: String(port) }, options);
  await program.ready();
  const url = `http://127.0.0.1:${port}`;
  return { ...program, url, authorization, call: callerOf(url, authorization) };
}

function callerOf(url: string, authorization: string): FaultedServer["call"] {
  return async (method, path, body) => {
    try {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: { authorization, ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    } catch {
      return { status: 0, body: null };
    }
  };
}

/** Opens the server's database in the test, for the duration of the test. */
export async function lookInto(databaseUrl: string): Promise<Database> {
  const database = await openDatabase({ url: databaseUrl, poolSize: 1 });
  onTestFinished(database.close);
  return database;
}
