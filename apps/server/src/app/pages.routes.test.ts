import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SearchResult } from "@saywhere/validators/search/search-result";
import { createTRPCClient } from "@trpc/client";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bypassCache, ResponseCache } from "../http/response-cache.ts";
import { cacheResponses } from "../http/response-cache-plugin.ts";
import { ContentCache } from "../lib/content-cache.ts";
import { runWithRequest } from "../lib/request-context.ts";
import type { PageRenderer, RenderedPage } from "../rendering/page-renderer.ts";
import type { AppRouter } from "./api/app-router.ts";
import type { AllServices } from "./create-services.ts";
import { pages } from "./pages.routes.ts";

const NOTHING_FOUND: SearchResult = {
  text: "",
  language: null,
  category: null,
  named: { language: false, category: false },
  corrected: null,
  did_you_mean: null,
  groups: [],
};
let scriptOrigin: string | null;
let mediaOrigin: string | null;
let app: FastifyInstance;
let cache: ResponseCache;
let folder: string;
let webDir: string;
let render: PageRenderer["render"];
let asked: string[];

beforeEach(async () => {
  asked = [];
  scriptOrigin = null;
  mediaOrigin = null;
  render = async () => page({ html: "<!DOCTYPE html><p>A page</p>" });
  // A checkout may be in a folder of this name, which says nothing about the files.
  folder = await mkdtemp(join(tmpdir(), "saywhere-web-"));
  webDir = join(folder, "assets", "web");
  await mkdir(join(webDir, "client", "assets"), { recursive: true });
  await writeFile(join(webDir, "client", "assets", "entry-abc.js"), "go()");
  await writeFile(join(webDir, "client", "assets", "entry-abc.js.br"), "compressed");
  await writeFile(join(webDir, "client", "sw.js"), "keep()");
  await writeFile(join(webDir, "client", "sw.js.br"), "compressed");
  app = fastify();
  cache = new ResponseCache(new ContentCache());
  await app.register(cacheResponses, { cache });
  await app.register(pages, {
    services: {
      settings: {
        forPages: async () => ({ publicUrl: "https://saywhere.example", scriptOrigin, mediaOrigin }),
      },
      search: {
        result: async ({ query }) => {
          if (query !== "danke") bypassCache();
          return { ...NOTHING_FOUND, text: query };
        },
      } as AllServices["search"],
    } as AllServices,
    renderer: {
      render: (request, data) => (asked.push(request.url), render(request, data)),
      fontOf: async () => null,
    },
    publicUrl: "https://saywhere.example",
    webDir,
  });
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const page = (given: Partial<RenderedPage>): RenderedPage => ({
  status: 200,
  headers: {},
  html: "",
  ...given,
});

test("a page is sent with the policy that allows its own scripts", async () => {
  render = async () => page({ html: "<!DOCTYPE html><script>go()</script>" });
  const response = await app.inject("/languages");
  expect(response.statusCode).toBe(200);
  expect(response.headers["cache-control"]).toBe("public, no-cache");
  expect(response.headers["content-security-policy"]).toContain(
    "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
  );
});

test("a page is cached unless its search found nothing, and such a search is counted", async () => {
  render = async ({ url }, { links }) => {
    const client = createTRPCClient<AppRouter>({ links });
    const query = new URL(url).searchParams.get("q") ?? "";
    const { text } = await client.search.result.query({ query });
    return page({ html: `<!DOCTYPE html><p>${text}</p>` });
  };
  const end = vi.spyOn(cache, "end");
  for (const query of ["danke", "zzzz"]) {
    const response = await app.inject(`/search?q=${query}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("public, no-cache");
  }
  const cached = end.mock.calls.filter(([{ uncached }, response]) => response && !uncached);
  expect(cached.map(([{ key }]) => key)).toEqual(["/* /search?q=danke"]);
});

test("a page's policy allows a third-party script only while the settings name one", async () => {
  const policy = async () => (await app.inject("/")).headers["content-security-policy"];
  expect(await policy()).not.toContain("stats.test");
  scriptOrigin = "https://stats.test";
  expect(await policy()).toContain("connect-src 'self' https://stats.test;");
  expect(await policy()).toContain("img-src 'self' data: https://stats.test;");
  expect(await policy()).toContain("script-src 'self' https://stats.test;");
});

test("a page's policy allows media over plain HTTP only from their storage origin", async () => {
  const policy = async () => (await app.inject("/")).headers["content-security-policy"];
  expect(await policy()).toContain("media-src 'self' https:;");
  mediaOrigin = "http://localhost:3000";
  expect(await policy()).toContain("media-src 'self' https: http://localhost:3000;");
});

test("a redirect of the renderer is passed on", async () => {
  render = async () => page({ status: 301, headers: { location: "/languages/farsi" } });
  const response = await app.inject("/languages/persian");
  expect([response.statusCode, response.headers.location]).toEqual([301, "/languages/farsi"]);
  // Browsers must not cache the redirect: the language may be renamed back.
  expect(response.headers["cache-control"]).toBe("public, no-cache");
});

test.each([
  ["/phrases/Spanish/Hello?from=Mail%20A&q=Hello", "/phrases/spanish/hello"],
  ["/languages/Spanish/common-phrases?utm_source=a&after=B", "/languages/spanish/common-phrases?after=B"],
  ["/languages/Spanish", "/languages/spanish"],
  ["/Phrases/spanish/hello", "/phrases/spanish/hello"],
  ["/emergency/Spanish", "/emergency/spanish"],
  ["/phrases/%CE%93%CE%B5%CE%B9%CE%B1", "/phrases/%CE%B3%CE%B5%CE%B9%CE%B1"],
  [
    "/Phrases//Elsewhere.example/%0D%0ASet-Cookie:a=B",
    "/phrases//elsewhere.example/%0D%0Aset-cookie%3Aa%3Db",
  ],
])("a URL with capitals redirects to the lower-case one: %s", async (url, location) => {
  const response = await app.inject(url);
  expect([response.statusCode, response.headers.location]).toEqual([301, location]);
  // As for every redirect, browsers decide how long they cache it.
  expect(response.headers["cache-control"]).toBeUndefined();
  expect(asked).toEqual([]);
});

test.each(["/search?q=Hello+In+Spanish", "/phrases?language=Spanish", "//Elsewhere.example/Phrases/A"])(
  "capitals outside slugs are not changed: %s",
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(200);
    expect(asked).toEqual([`https://saywhere.example${url}`]);
  },
);

test("a path is encoded in one way, without a redirect", async () => {
  expect((await app.inject("/phrases/%d8%b3")).statusCode).toBe(200);
  expect(asked).toEqual(["https://saywhere.example/phrases/%D8%B3"]);
});

test.each(["/.//Elsewhere.example/A", "/a/..//Elsewhere.example/A"])(
  "a path that becomes one of another site's is not redirected there: %s",
  async (url) => {
    expect((await app.inject(url)).headers.location).toBeUndefined();
  },
);

test("a path that looks like another site's URL stays on this site", async () => {
  await app.inject("//elsewhere.example/a");
  expect(asked).toEqual(["https://saywhere.example//elsewhere.example/a"]);
});

test("a page that cannot be rendered returns an error page, which is not cached", async () => {
  render = () => Promise.reject(new Error("secret"));
  app.addHook("onRequest", (_request, _reply, done) =>
    runWithRequest({ id: "ab-1", route: null, cached: false }, done),
  );
  const response = await app.inject("/languages");
  expect(response.statusCode).toBe(500);
  expect(response.headers["content-type"]).toMatch(/^text\/html/);
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.body).toContain("try again");
  expect(response.body).toContain("name request ab-1.");
  expect(response.body).not.toContain("secret");
});

test("built files of the web app are compressed and served as immutable", async () => {
  const response = await app.inject({ url: "/assets/entry-abc.js", headers: { "accept-encoding": "br" } });
  expect(response.headers["content-encoding"]).toBe("br");
  expect(response.headers["content-type"]).toMatch(/javascript/);
  expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("the service worker is revalidated on each request", async () => {
  const { headers } = await app.inject({ url: "/sw.js", headers: { "accept-encoding": "br" } });
  expect([headers["cache-control"], headers["content-type"]]).toEqual([
    "no-cache",
    expect.stringMatching(/javascript/),
  ]);
});

test("a URL that is not a page is not rendered", async () => {
  for (const url of ["/assets/missing.js", "/api/Phrases/Missing", "/trpc/missing"]) {
    expect((await app.inject(url)).json()).toMatchObject({ code: "NOT_FOUND" });
  }
  expect(asked).toEqual([]);
});

test.each(["/", "/languages/japanese", "/assets/entry-abc.js"])("a write to %s is 405", async (url) => {
  const response = await app.inject({ method: "POST", url, payload: "phrase=hello" });
  expect([response.statusCode, response.headers.allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
  expect(response.json()).toMatchObject({ code: "METHOD_NOT_SUPPORTED" });
});

test("a write to an address that no call has is 404", async () => {
  for (const url of ["/api/nothing", "/trpc/nothing"]) {
    expect((await app.inject({ method: "POST", url })).statusCode).toBe(404);
  }
  expect(asked).toEqual([]);
});

test("a page is rendered without the parameters that it does not read", async () => {
  await app.inject("/search?utm_source=mail&everywhere=&category=greetings&q=Hello%20There&fbclid=1");
  await app.inject("/about?q=Hello");
  expect(asked).toEqual([
    "https://saywhere.example/search?q=Hello+There&category=greetings",
    "https://saywhere.example/about",
  ]);
});
