import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { OpenIdSettings } from "../../src/config/openid-settings.ts";
import { createOpenIdProvider } from "../../src/modules/openid-connect/openid-provider.ts";
import { dataOf } from "./second-factor.ts";
import { startOpenIdProvider, type TestOpenIdProvider } from "./start-openid-provider.ts";
import { startTestServer, type TestServer } from "./start-test-server.ts";

export const PUBLIC_URL = "https://saywhere.example";
export const START = "/api/auth/openid-connect";

interface OpenIdSite {
  provider: TestOpenIdProvider;
  /** Those of the server; each test begins with the provider's own. */
  settings: OpenIdSettings;
  server: TestServer;
}

/** Starts a provider and a server that uses it, for the tests of a file. */
export function openIdSite(): OpenIdSite {
  const site = {} as OpenIdSite;
  beforeAll(async () => {
    const provider = await startOpenIdProvider(PUBLIC_URL);
    const settings = { ...provider.settings };
    const log = pino({ level: "silent" });
    const connection = createOpenIdProvider(settings, { publicUrl: PUBLIC_URL, log });
    const server = await startTestServer({ openId: { settings, provider: connection } });
    Object.assign(site, { provider, settings, server });
  });
  afterAll(async () => {
    await site.server.close();
    await site.provider.stop();
  });
  beforeEach(() => void Object.assign(site.settings, site.provider.settings));
  return site;
}

/** A new account at the provider, with an address of its own. */
export function newAccount(more: object = {}) {
  const sub = randomUUID();
  return { sub, name: "Pat", email: `${sub}@example.org`, email_verified: true, groups: ["staff"], ...more };
}

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0] ?? "")
    .filter((pair) => !pair.endsWith("="));

export const visit = (url: string, cookies: string[] = []) =>
  fetch(url, { redirect: "manual", headers: { cookie: cookies.join("; ") } });

export const locationOf = (response: Response) => response.headers.get("location") ?? "";

/** The cookies that a browser has left after a response, which may remove some. */
export function keptCookies(cookies: string[], response: Response): string[] {
  const removed = response.headers.getSetCookie().map((line) => line.split("=", 1)[0]);
  return cookies.filter((pair) => !removed.includes(pair.split("=", 1)[0]));
}

interface Begun {
  cookies: string[];
  /** Path and query of the callback. */
  callback: string;
}

/** Begins a sign-in, and signs in at the provider, as a browser does. */
export async function begin({ url: site }: TestServer, query = ""): Promise<Begun> {
  const started = await visit(`${site}${START}${query}`);
  expect(started.status).toBe(303);
  const cookies: string[] = [];
  for (let url = locationOf(started); ; ) {
    if (url.startsWith(PUBLIC_URL)) {
      return { cookies: cookiesOf(started), callback: url.slice(PUBLIC_URL.length) };
    }
    const response = await visit(url, cookies);
    cookies.push(...cookiesOf(response));
    url = new URL(locationOf(response), url).href;
  }
}

export const finish = ({ url }: TestServer, { cookies, callback }: Begun) =>
  visit(`${url}${callback}`, cookies);

interface Ended {
  location: string;
  cookie: string;
}

export async function signIn(server: TestServer, query?: string): Promise<Ended> {
  const response = await finish(server, await begin(server, query));
  expect(response.status).toBe(303);
  const cookie = cookiesOf(response).find((pair) => pair.startsWith("__Host-saywhere_session=")) ?? "";
  return { location: locationOf(response), cookie };
}

/** How a sign-in ends that does not succeed. */
export const problem = (code: string): Ended => ({
  location: `/admin/sign-in?problem=${code}`,
  cookie: "",
});

/** The person of a session. */
export async function personOf({ url }: TestServer, { cookie }: { cookie: string }) {
  const response = await fetch(`${url}/trpc/account.me?input={}`, { headers: { cookie } });
  return dataOf<{ id: number; name: string; email: string; role: string }>(response);
}
