// @vitest-environment node

import type { AppRouter } from "@saywhere/server/app-router";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { expect, test } from "vitest";
import { expectConsoleError } from "../testing/console-errors.ts";
import { farsi } from "../testing/languages.ts";
import { createPageRenderer } from "./entry-server.tsx";
import { settings } from "./testing/fixtures.ts";
import { helloInFarsi } from "./testing/phrase-detail.ts";

const failure = (httpStatus: number) =>
  TRPCClientError.from<AppRouter>({
    error: { message: "Failed", code: -32_000, data: { httpStatus } },
  } as never);

/** Renders a URL of the site with these API responses, by procedure. */
function render(url: string, answers: Record<string, () => unknown> = {}, staticExport?: boolean) {
  const calls: Record<string, () => unknown> = { "settings.site": () => settings, ...answers };
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        try {
          observer.next({ result: { data: calls[op.path]?.() } });
          observer.complete();
        } catch (error) {
          observer.error(error as TRPCClientError<AppRouter>);
        }
      });
  const renderer = createPageRenderer({ devScripts: [{ attrs: { src: "/entry.js", type: "module" } }] });
  return renderer.render(new Request(`https://saywhere.test${url}`), {
    links: [link],
    publicUrl: "https://saywhere.test",
    ...(staticExport && { staticExport }),
  });
}

const languages = { "language.list": () => [farsi] };

test("renders a complete page with its head and its data", async () => {
  const { status, headers, html } = await render("/languages", languages);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=UTF-8");
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en"/);
  expect(html).toContain("<title>Browse Languages | Saywhere</title>");
  expect(html).toContain('<link rel="canonical" href="https://saywhere.test/languages"/>');
  expect(html).toContain('<a class="');
  expect(html).toContain('<script src="/entry.js" type="module">');
});

test("has a button for corrections on phrase pages of the server, but not of the static export", async () => {
  const phrase = { "phrase.detail": () => helloInFarsi };
  const { html } = await render("/phrases/farsi/hello", phrase);
  expect(html).toContain("Suggest a correction");
  const exported = await render("/phrases/farsi/hello", phrase, true);
  expect(exported.html).toContain("سلام");
  expect(exported.html).not.toContain("Suggest a correction");
});

test("adds the scripts that apply what the device has stored before the first paint", async () => {
  const { html } = await render("/languages", languages);
  const head = html.slice(0, html.indexOf("</head>"));
  expect(head).toContain("mantine-color-scheme-value");
  expect(head).toContain('localStorage.getItem("saywhere.my-language")');
});

test("renders equal content to equal bytes", async () => {
  const first = await render("/languages", languages);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await render("/languages", languages)).toEqual(first);
});

test("escapes content so that it cannot close a script element", async () => {
  const name = "</script><script>alert(1)</script>";
  const { html } = await render("/languages", { "language.list": () => [{ ...farsi, name }] });
  expect(html).not.toContain("<script>alert(1)");
});

test("loads the configured analytics, and no script when none is configured", async () => {
  const { html } = await render("/languages", languages);
  expect(html).not.toContain("stats.test");
  const attributes = { async: "", "data-site": '"><b>', crossorigin: "anonymous" };
  const site = () => ({ ...settings, analytics: { src: "https://stats.test/s.js?a=1&b=2", attributes } });
  const page = await render("/languages", { ...languages, "settings.site": site });
  expect(page.html).toContain(
    '<script async="" data-site="&quot;&gt;&lt;b&gt;" crossorigin="anonymous" src="https://stats.test/s.js?a=1&amp;b=2">',
  );
});

test("says without JavaScript that search needs it, in the static export only", async () => {
  const note = /<noscript><p>JavaScript is off in this browser\. .*Search needs it here/;
  expect((await render("/search", {}, true)).html).toMatch(note);
  expect((await render("/search")).html).not.toMatch(note);
});

test("responds with 404 for an unknown URL", async () => {
  const { status, html } = await render("/nothing/here");
  expect(status).toBe(404);
  expect(html).toContain("404 Page Not Found");
});

test.each([
  [500, 500],
  [503, 503],
  [429, 500],
])(
  "shows the error page for a failed API call with status %i and responds with %i",
  async (failed, shown) => {
    expectConsoleError(/Failed/);
    const list = () => {
      throw failure(failed);
    };
    const { status, html } = await render("/languages", { "language.list": list });
    expect(status).toBe(shown);
    expect(html).toContain("Something Went Wrong</h1>");
    expect(html).toContain("<title>Something Went Wrong | Saywhere</title>");
  },
);

test("shows an error page when the settings cannot be loaded either", async () => {
  expectConsoleError(/Failed/);
  const site = () => {
    throw failure(503);
  };
  const { status, html } = await render("/languages", { ...languages, "settings.site": site });
  expect(status).toBe(503);
  expect(html).toContain("Something Went Wrong</h1>");
});

test("fails when a component of the page fails, instead of leaving the page blank", async () => {
  const list = () => [{ ...farsi, speakers: new Date(0) }];
  await expect(render("/languages", { "language.list": list })).rejects.toThrow("Objects are not valid");
});

test("passes the rendered path of a static export page to the browser", async () => {
  const page = await render("/languages", languages, true);
  expect(page.html).toContain('staticPath:"/languages"');
  expect(await render("/languages", languages, true)).toEqual(page);
  expect((await render("/languages", languages)).html).not.toContain("staticPath");
});

test("hides the results of a static export page only when its query asks for other results", async () => {
  const keepsBack = /<script>if\(.*location\.search.*<\/script><\/head>/s;
  expect((await render("/search", {}, true)).html).toMatch(keepsBack);
  expect((await render("/languages", languages, true)).html).not.toMatch(keepsBack);
  expect((await render("/search")).html).not.toMatch(keepsBack);
});
