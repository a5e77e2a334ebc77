import type { Browser, BrowserContext, Page } from "@playwright/test";
import { freePort } from "@saywhere/server/testing/free-port";
import { PageErrors } from "../page/page-errors.ts";
import { startServer } from "../servers/start-server.ts";
import { expect, test as withAdministrator } from "./admin-test.ts";

/** The `test` of a server without an account, which prints the link to set it up. */
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
  pageErrors: PageErrors;
}

/** Opens a browser of another user, whose pages must be without errors too. */
export async function asOtherUser(
  browser: Browser,
  baseURL: string,
  work: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const pageErrors = new PageErrors(page, baseURL);
  await work({ context, page, pageErrors });
  expect(pageErrors.problems()).toEqual([]);
  await context.close();
}
