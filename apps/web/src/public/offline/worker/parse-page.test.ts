import { MOVED_PAGE_TITLE } from "@saywhere/validators/urls/moved-page-title";
import { expect, test } from "vitest";
import { isOwnPage, readPage } from "./parse-page.ts";

test("extracts a page's title, and each built file once", () => {
  const page = `<head><title>Travel &amp; Directions | In Farsi | Saywhere</title>
    <link rel="stylesheet" href="/assets/style-a.css"><a href="/phrases">All</a>
    <script type="application/json" data-modules="">["/assets/site-b.js","/assets/page-c.js"]</script>
    <script>const a="x";a("script",{src:"/assets/site-b.js"})</script></head>`;
  expect(readPage(page)).toEqual({
    title: "Travel &amp; Directions | In Farsi",
    assets: ["/assets/style-a.css", "/assets/site-b.js", "/assets/page-c.js"],
  });
  expect(readPage("<title>No Connection</title>").title).toBe("No Connection");
});

test("returns no title for a page that redirects", () => {
  const page = '<meta http-equiv="refresh" content="0; url=/about"><title>This page has moved</title>';
  expect(readPage(page)).toEqual({ title: "", assets: [] });
});

test("distinguishes pages of this site from those of a captive portal", () => {
  expect(isOwnPage('<script type="application/json" data-modules="">["/assets/a.js"]</script>')).toBe(true);
  expect(isOwnPage(`<title>${MOVED_PAGE_TITLE}</title>`)).toBe(true);
  expect(isOwnPage('<title>Hotel Wi-Fi</title><script src="/assets/modules.js"></script>')).toBe(false);
});
