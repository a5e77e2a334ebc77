import { expect, test } from "vitest";
import { redirectPage } from "./redirect-page.ts";

test("redirects browsers, search engines and readers without scripts", () => {
  const html = redirectPage("https://saywhere.example", "/languages/farsi");
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/languages/farsi">');
  expect(html).toContain('<link rel="canonical" href="https://saywhere.example/languages/farsi">');
  expect(html).toContain('<a href="/languages/farsi">');
  expect(html).not.toContain("<script");
  expect(html).not.toContain("frame-ancestors");
});
