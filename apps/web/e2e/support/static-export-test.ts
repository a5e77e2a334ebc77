import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "@saywhere/server/testing/free-port";
import { startServer } from "./servers/start-server.ts";
import { type StaticFileServer, serveStaticFiles } from "./servers/static-file-server.ts";
import { test as base, expect } from "./test.ts";

const EXPORT = join(import.meta.dirname, "../../../server/src/cli/export-site.ts");

/** Where the copy says that it is: nothing in it may lead there while it is looked at elsewhere. */
export const PUBLIC_URL = "https://saywhere.example";

export interface Copy {
  folder: string;
  /** Two plain web servers; see `serveStaticFiles`. */
  direct: StaticFileServer;
  redirecting: StaticFileServer;
}

/** The `test` of the static export: exported beside a server that runs, and looked at when that one has ended. */
export const test = base.extend<{ redirects: boolean }, { copy: Copy }>({
  copy: [
    async ({ browserName: _ }, provide) => {
      const parent = await mkdtemp(join(tmpdir(), "saywhere-e2e-copy-"));
      const folder = join(parent, "site");
      const server = await startServer(await freePort());
      try {
        const env = { ...process.env, DATABASE_URL: "", WEB_DIR: "", DATA_DIR: server.dataDir, PUBLIC_URL };
        await promisify(execFile)(process.execPath, [EXPORT, folder], { env });
      } finally {
        await server.stop();
      }
      const copy = {
        folder,
        direct: await serveStaticFiles(folder, { redirects: false }),
        redirecting: await serveStaticFiles(folder, { redirects: true }),
      };
      await provide(copy);
      await copy.direct.stop();
      await copy.redirecting.stop();
      await rm(parent, { recursive: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
  redirects: [false, { option: true }],
  baseURL: ({ copy, redirects }, provide) => provide((redirects ? copy.redirecting : copy.direct).url),
  page: async ({ page }, provide) => {
    const failed: string[] = [];
    page.on("requestfailed", (request) => {
      // A page that is left gives up what it still loads.
      const reason = request.failure()?.errorText ?? "";
      if (reason !== "net::ERR_ABORTED") failed.push(`${request.url()}: ${reason}`);
    });
    page.on("response", (response) => {
      const isPage = response.request().isNavigationRequest();
      if (response.status() >= 400 && !isPage) failed.push(`${response.url()}: ${response.status()}`);
    });
    await provide(page);
    expect(failed).toEqual([]);
  },
});
export { expect };
