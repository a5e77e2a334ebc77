import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { newDataDir } from "./servers/data-dir.ts";
import type { LocalServer } from "./servers/listen-locally.ts";
import { serveStaticFiles } from "./servers/static-file-server.ts";
import { test as base, expect } from "./test.ts";

const EXPORT = join(import.meta.dirname, "../../../server/src/cli/export-site.ts");

/** What the tests visit, more languages than search loads at once, and more phrases than a list shows at once. */
export const CONTENT = {
  languages: [
    "spanish",
    "farsi",
    "arabic",
    "mandarin-chinese",
    "french",
    "urdu",
    "japanese",
    "thai",
    "vietnamese",
  ],
  phrases: 60,
  otherPhrases: ["im-fine-thank-you", "i-have-a-stomachache", "im-allergic-to-eggs", "twenty"],
};

/** The public URL of the exported site, which no test may request. */
export const PUBLIC_URL = "https://saywhere.example";

export interface StaticExport {
  folder: string;
  /** Two static file servers; see `serveStaticFiles`. */
  direct: LocalServer;
  redirecting: LocalServer;
}

/** The `test` of the static export. `offline-test.ts` writes one beside a running server. */
export const test = base.extend<{ redirects: boolean }, { staticExport: StaticExport }>({
  staticExport: [
    async ({ browserName: _ }, provide) => {
      const parent = await mkdtemp(join(tmpdir(), "saywhere-e2e-export-"));
      const folder = join(parent, "site");
      const dataDir = await newDataDir(CONTENT);
      const env = { ...process.env, DATABASE_URL: "", WEB_DIR: "", DATA_DIR: dataDir, PUBLIC_URL };
      await promisify(execFile)(process.execPath, [EXPORT, folder], { env });
      await rm(dataDir, { recursive: true });
      const staticExport = {
        folder,
        direct: await serveStaticFiles(folder, { redirects: false }),
        redirecting: await serveStaticFiles(folder, { redirects: true }),
      };
      await provide(staticExport);
      await staticExport.direct.stop();
      await staticExport.redirecting.stop();
      await rm(parent, { recursive: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
  redirects: [false, { option: true }],
  baseURL: ({ staticExport, redirects }, provide) =>
    provide((redirects ? staticExport.redirecting : staticExport.direct).url),
  page: async ({ page }, provide) => {
    const failed: string[] = [];
    page.on("requestfailed", (request) => {
      // A page that is left cancels its requests.
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
