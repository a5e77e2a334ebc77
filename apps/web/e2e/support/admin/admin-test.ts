import type { APIRequestContext, Browser, BrowserContext, Page } from "@playwright/test";
import { freePort } from "@saywhere/server/testing/free-port";
import { type RunningServer, startServer } from "../servers/start-server.ts";
import { test as base, expect } from "../test.ts";

/** The administrator of every server of these tests. */
export const ADMINISTRATOR = { email: "ada@example.org", password: "a password for ada" };
const EDITOR = { name: "Grace", email: "grace@example.org", password: "a password for grace" };

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/**
 * Starts a server that the administrator can sign in to.
 *
 * @param folder its data folder; default: a new one with all of the starting content
 */
export async function startAdminServer(
  environment: Record<string, string> = {},
  folder?: string,
): Promise<RunningServer> {
  const { email, password } = ADMINISTRATOR;
  const account = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
  return startServer(await freePort(), { ...account, ...environment }, folder);
}

/**
 * The `test` of the administration area: a server of its own for each worker, since what these tests write would
 * be in the way of those that read the starting content.
 */
export const test = base.extend<object, { adminServer: RunningServer; session: StorageState }>({
  adminServer: [
    async ({ browserName: _ }, provide) => {
      const server = await startAdminServer();
      await provide(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  session: [
    async ({ adminServer, playwright }, provide) => {
      const visitor = await playwright.request.newContext({ baseURL: adminServer.url });
      await signIn(visitor);
      await provide(await visitor.storageState());
      await visitor.dispose();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ adminServer }, provide) => provide(adminServer.url),
});
export { expect };

/**
 * The `test` with a signed-in administrator, in one session that no test may end. The server limits sign-ins to a
 * hundred an hour from one IP address.
 */
export const signedInTest = test.extend({ storageState: ({ session }, provide) => provide(session) });

/** Signs the pages of a context in, without the sign-in page. */
export async function signIn(request: APIRequestContext, who = ADMINISTRATOR): Promise<void> {
  const { email, password } = who;
  const answer = await request.post("/api/auth/sign-in", { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Calls a procedure as the user of the context. */
export async function call<T>(request: APIRequestContext, procedure: string, input: unknown): Promise<T> {
  const answer = await request.post(`/trpc/${procedure}`, { data: input });
  expect(answer.status(), await answer.text()).toBe(200);
  const { result } = (await answer.json()) as { result: { data: T } };
  return result.data;
}

/** Writes a record over REST as the user of the context. */
export async function create<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as T;
}

/** An editor beside the administrator, in a browser of their own; invited the first time. */
export async function signInEditor(browser: Browser, server: RunningServer): Promise<BrowserContext> {
  // Signing in ends the session that the context has.
  const storageState = { cookies: [], origins: [] };
  const context = await browser.newContext({ baseURL: server.url, storageState });
  const { email, password, name } = EDITOR;
  const known = await context.request.post("/api/auth/sign-in", { data: { email, password } });
  if (known.ok()) return context;
  await signIn(context.request);
  const link = await call<{ url: string }>(context.request, "people.invite", { name, email, role: "editor" });
  await context.clearCookies();
  await call(context.request, "account.acceptLink", { token: new URL(link.url).hash.slice(1), password });
  return context;
}

/** The toast that is shown. */
export function toast(page: Page) {
  return page.getByRole("region", { name: "Notifications" });
}

let count = 0;

/** A name that no other record of any test has. */
export function unique(name: string): string {
  return `${name} ${process.pid}${++count}`;
}
