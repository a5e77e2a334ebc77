import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { test as base, startAdminServer } from "./admin/admin-test.ts";
import { LITTLE_CONTENT } from "./deployment-test.ts";
import { newDataDir } from "./servers/data-dir.ts";
import type { LocalServer } from "./servers/listen-locally.ts";
import { type RunningServer, startServer } from "./servers/start-server.ts";
import { serveStaticFiles } from "./servers/static-file-server.ts";

const EXPORT = join(import.meta.dirname, "../../../server/src/cli/export-site.ts");

export interface SmallExport extends LocalServer {
  folder: string;
}

/** The `test` of offline reading: a server with little content that can be stopped, and its static export. */
export const test = base.extend<object, { staticExport: SmallExport }>({
  adminServer: [
    async ({ browserName: _ }, provide) => {
      const server = await startAdminServer({}, await newDataDir(LITTLE_CONTENT));
      const running = { ...server };
      await provide(running);
      await running.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  staticExport: [
    async ({ adminServer }, provide) => {
      const parent = await mkdtemp(join(tmpdir(), "saywhere-e2e-offline-"));
      const folder = join(parent, "site");
      const { dataDir, url } = adminServer;
      const env = { ...process.env, DATABASE_URL: "", WEB_DIR: "", DATA_DIR: dataDir, PUBLIC_URL: url };
      await promisify(execFile)(process.execPath, [EXPORT, folder], { env });
      // It redirects to URLs with a trailing slash, as buckets do: cached pages must be found without it.
      const server = await serveStaticFiles(folder, { redirects: true });
      await provide({ ...server, folder });
      await server.stop();
      await rm(parent, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** Starts a stopped server again, at the same URL and with the same content. */
export async function restartServer(server: RunningServer): Promise<void> {
  Object.assign(server, await startServer(Number(new URL(server.url).port), {}, server.dataDir));
}
