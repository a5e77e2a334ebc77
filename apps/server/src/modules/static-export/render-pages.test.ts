import { expect, test } from "vitest";
import type { PageRenderer, RenderedPage } from "../../rendering/page-renderer.ts";
import { NOT_FOUND_PAGE } from "./export-file.ts";
import { type PageSource, renderPage } from "./render-pages.ts";

const HEAD = '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>';

function make(path: string, answer: Partial<RenderedPage>) {
  const requests: unknown[] = [];
  const renderer: PageRenderer = {
    render: async ({ url }, { publicUrl, staticExport }) => {
      requests.push({ url, publicUrl, staticExport });
      return { status: 200, headers: {}, html: `${HEAD}</head></html>`, ...answer };
    },
    fontOf: async () => null,
  };
  const source: PageSource = {
    renderer,
    queries: { read: () => Promise.reject(new Error("Nothing is read here")) },
    site: {
      publicUrl: "https://saywhere.example",
      scriptOrigin: "https://stats.test",
      mediaOrigin: "http://localhost:3000",
    },
    identity: "a build",
  };
  return { requests, file: renderPage(source, path) };
}

test("renders a page of the static export with the URL of the site", async () => {
  const { requests, file } = make("/languages/farsi", {});
  expect(await file).toMatchObject({
    key: "languages/farsi/index.html",
    contentType: "text/html; charset=utf-8",
    cacheControl: "public, max-age=300",
  });
  expect(requests).toEqual([
    {
      url: "https://saywhere.example/languages/farsi",
      publicUrl: "https://saywhere.example",
      staticExport: true,
    },
  ]);
});

test("allows its own scripts and the configured one in a policy that precedes them", async () => {
  const { body } = await make("/", { html: `${HEAD}<script>go()</script></head></html>` }).file;
  expect(body).toContain(`${HEAD}<meta http-equiv="Content-Security-Policy" content="default-src 'self'; `);
  expect(body).toContain(
    "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=' https://stats.test;",
  );
  expect(body).not.toContain("frame-ancestors");
});

test("stores the not-found page under a name that servers know", async () => {
  expect((await make(NOT_FOUND_PAGE, { status: 404 }).file).key).toBe("404.html");
});

test.each<[string, Partial<RenderedPage>, string]>([
  ["/about", { status: 404 }, "The page /about could not be made: its status is 404"],
  ["/about", { status: 301, html: "" }, "The page /about could not be made: its status is 301"],
  [NOT_FOUND_PAGE, { status: 200 }, "The page /404.html could not be made: its status is 200"],
  ["/about", { html: "<p>" }, "The page /about could not be made: its head does not begin with its encoding"],
])("rejects %s with the result %o as a page of the static export", async (path, answer, message) => {
  await expect(make(path, answer).file).rejects.toThrow(message);
});
