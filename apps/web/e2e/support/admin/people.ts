import type { Browser, BrowserContext, Page } from "@playwright/test";
import { freePort } from "@saywhere/server/testing/free-port";
import { startServer } from "../servers/start-server.ts";
import { Watch } from "../watch.ts";
import { expect, test as withAdministrator } from "./admin-test.ts";

/** The `test` of a server that nobody can sign in to yet: it prints the link to set it up. */
export const test = withAdministrator.extend({
  adminServer: [
    async ({ browserName: _ }, provide) => {
      const server = await startServer(await freePort());
      await provide(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
export { expect };

interface Visitor {
  context: BrowserContext;
  page: Page;
  watch: Watch;
}

/** Lets somebody else come with a browser of their own, whose pages must stay quiet too. */
export async function asSomebodyElse(
  browser: Browser,
  baseURL: string,
  work: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const watch = new Watch(page, baseURL);
  await work({ context, page, watch });
  expect(watch.problems()).toEqual([]);
  await context.close();
}
