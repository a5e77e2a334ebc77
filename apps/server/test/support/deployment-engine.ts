import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "@saywhere/db/database";
import { type DeploymentRow, findDeployment } from "@saywhere/db/queries/deployments/deployment.queries";
import { findTarget } from "@saywhere/db/queries/deployments/store-address.queries";
import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import { pino } from "pino";
import { enqueueDeployment } from "../../src/modules/deployment/deployment-queue.ts";
import { type DeployedStore, STORE_MARKER } from "../../src/modules/deployment/identify-store.ts";
import type { RenderExport } from "../../src/modules/deployment/plan-deployment.ts";
import { runDeployment } from "../../src/modules/deployment/run-deployment.ts";
import { createExportFile } from "../../src/modules/static-export/export-file.ts";
import { LocalObjectStorage } from "../../src/modules/storage/local-storage.ts";
import type { ObjectStorage } from "../../src/modules/storage/object-storage.ts";
import { publishedIn } from "./published-site.ts";

/** The contents of a small site, by key. */
export type TestSite = Record<string, string>;

interface DeployOptions {
  signal?: AbortSignal;
  render?: RenderExport;
  /** Identity of the renderer; different each time by default. */
  identity?: string;
  /** Whether a program starts it instead of a person. */
  byProgram?: boolean;
  /** Folder for files that wait for their upload; a temporary one by default. */
  folder?: string;
  /** Another connection to the storage, or another storage, than the engine was opened with. */
  store?: DeployedStore;
}

export interface DeploymentEngine {
  database: Database;
  /** Deploys a site and returns the finished deployment. */
  deploy(site: TestSite, options?: DeployOptions): Promise<DeploymentRow>;
  rollBack(id: number, store?: DeployedStore): Promise<DeploymentRow>;
  /** Resumes an interrupted deployment. */
  goOn(id: number, site: TestSite, store?: DeployedStore): Promise<DeploymentRow>;
  /** Returns what visitors receive: contents with their headers, by key. */
  published(): Promise<Record<string, string>>;
  /** Keys of files retained for rollbacks and for recovery. */
  aside(): Promise<string[]>;
  close(): Promise<void>;
}

interface StartOptions {
  rollbackToId?: number;
  byProgram?: boolean;
}

const AUTHOR = { personId: null, apiTokenId: null, name: "Ada" };
const ADDRESS = "test";

/**
 * Returns a renderer of the given site.
 *
 * @param code identifies the rendering code
 */
export function renderOf(site: TestSite, code = ""): RenderExport {
  return async function* render({ known, onStart }) {
    const keys = Object.keys(site);
    await onStart(keys.length, { query: async () => ({ rows: [] }) });
    const dependencies = await known(keys);
    for (const key of keys) {
      const fingerprint = `made of ${site[key]}${code}`;
      const isPage = key.endsWith(".html");
      if (isPage && dependencies.get(key)?.fingerprint === fingerprint) yield { key, unchanged: true };
      else
        yield {
          ...createExportFile(key, site[key] ?? ""),
          ...(isPage && { dependencies: { reads: [], fingerprint } }),
        };
    }
  };
}

/** Runs deployments in this process, on a dedicated database and a given storage. */
export async function openEngine(storage: ObjectStorage): Promise<DeploymentEngine> {
  const { url, drop } = await createTestDatabase();
  const database = await openDatabase({ url, poolSize: 4 });
  const temporary = await mkdtemp(join(tmpdir(), "saywhere-engine-"));
  const { orm, pool: db } = database;
  const ownStore: DeployedStore = { storage, address: ADDRESS, name: "site" };

  async function run(
    id: number,
    render: RenderExport,
    {
      signal,
      identity = randomUUID(),
      folder = join(temporary, "spool"),
      store = ownStore,
    }: DeployOptions = {},
  ) {
    await runDeployment(
      {
        database,
        store,
        render,
        fingerprint: async () => identity,
        folder,
        log: pino({ level: "silent" }),
        signal,
      },
      id,
    );
    return found(id);
  }
  async function found(id: number): Promise<DeploymentRow> {
    const row = await findDeployment(db, id);
    if (!row) throw new Error(`There is no deployment ${id}`);
    return row;
  }
  const start = async ({ address }: DeployedStore, { rollbackToId, byProgram }: StartOptions = {}) =>
    enqueueDeployment(
      { db, orm, queue: { send: async () => undefined } },
      {
        target: (await findTarget(db, address)) ?? address,
        author: byProgram ? { ...AUTHOR, apiTokenId: 1 } : AUTHOR,
        reason: rollbackToId === undefined ? "manual" : "rollback",
        ...(rollbackToId !== undefined && { rollbackToId }),
      },
    );

  return {
    database,
    deploy: async (site, { render = renderOf(site), store = ownStore, byProgram = false, ...options } = {}) =>
      run(await start(store, { byProgram }), render, { store, ...options }),
    rollBack: async (rollbackToId, store = ownStore) =>
      run(await start(store, { rollbackToId }), renderOf({}), { store }),
    goOn: (id, site, store = ownStore) => run(id, renderOf(site), { store }),
    published: () => publishedIn(storage),
    async aside() {
      const keys = (await Array.fromAsync(storage.list(".saywhere/"))).map(({ key }) => key);
      return keys.filter((key) => key !== STORE_MARKER);
    },
    async close() {
      await database.close();
      await drop();
      await rm(temporary, { recursive: true });
    },
  };
}

/** Like `openEngine`, on a storage in a temporary folder. */
export async function openEngineOnFolder() {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-deployed-"));
  const storage = new LocalObjectStorage(folder);
  const engine = await openEngine(storage);
  return {
    ...engine,
    storage,
    async close() {
      await engine.close();
      await rm(folder, { recursive: true });
    },
  };
}
