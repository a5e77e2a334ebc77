import { expect, test } from "vitest";
import { readPage } from "./parse-page.ts";

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
