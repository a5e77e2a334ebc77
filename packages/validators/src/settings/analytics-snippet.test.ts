import { expect, test } from "vitest";
import { parseAnalyticsSnippet } from "./analytics-snippet.ts";

const read = (text: string) => {
  const parsed = parseAnalyticsSnippet(text);
  return "problem" in parsed ? parsed.problem : parsed.analytics;
};

test("parses an empty text, or only comments, as no analytics", () => {
  expect(read("")).toBeNull();
  expect(read(" <!-- later --> ")).toBeNull();
});

test.each([
  ["https://stats.test/s.js", "https://stats.test/s.js", {}],
  ['<script src="https://stats.test/s.js"></script>', "https://stats.test/s.js", {}],
  [
    `<!-- Stats --><SCRIPT defer data-domain='a.test'\n src=https://stats.test/s.js ></SCRIPT>`,
    "https://stats.test/s.js",
    { defer: "", "data-domain": "a.test" },
  ],
  [
    '<script data-goatcounter="https://a.goat.test/count" async src="//gc.test/count.js"></script>',
    "https://gc.test/count.js",
    { "data-goatcounter": "https://a.goat.test/count", async: "" },
  ],
  [
    '<script async src="https://a.test/x?a=1&amp;b=2" type="module" id="s"></script>',
    "https://a.test/x?a=1&b=2",
    { async: "", type: "module", id: "s" },
  ],
  [
    "<script ASYNC src = 'https://a.test/s.js?q=&quot;&#39;&lt;' integrity=sha384-x crossorigin type=text/javascript>\n\n</script\n>",
    "https://a.test/s.js?q=%22%27&lt;",
    { async: "", integrity: "sha384-x", crossorigin: "", type: "text/javascript" },
  ],
])("parses the analytics snippet %s", (text, src, attributes) => {
  expect(read(text)).toEqual({ src, attributes });
});

test.each([
  ["http://stats.test/s.js", /https:/],
  ["javascript:alert(1)", /https:/],
  ["https://me:secret@stats.test/s.js", /https:.*without a password/],
  ["https://me@stats.test/s.js", /without a password/],
  ["https://:secret@stats.test/s.js", /without a password/],
  ["https://a;sandbox/x.js", /letters, digits, dots and hyphens only/],
  ["https://a,b/x.js", /letters, digits, dots and hyphens only/],
  ["https://a'b/x.js", /letters, digits, dots and hyphens only/],
  ["https://*.test/x.js", /letters, digits, dots and hyphens only/],
  ["https://[::1]/x.js", /letters, digits, dots and hyphens only/],
  ['<script src="https://a;script-src-attr/x.js"></script>', /letters, digits, dots and hyphens only/],
  ["<script>alert(1)</script>", /https:/],
  ['<script src="https://a.test/a.js">alert(1)</script>', /without code inside/],
  ['<script src="https://a.test/a.js"></script><script>go()</script>', /one script element only/],
  ['<script src="https://a.test/a.js"></script><img src=x>', /without code inside/],
  ['<script src="https://a.test/a.js" onload="alert(1)"></script>', /“onload” is not allowed/],
  ['<b></b><script src="https://a.test/a.js"></script>', /without code inside/],
  ['<script src="https://a.test/a.js"></script> and more', /without code inside/],
  ["<script></script>", /https:/],
  ['<script src="https://a.test/a.js" xasync></script>', /“xasync” is not allowed/],
  ['<script src="https://a.test/a.js" idx></script>', /“idx” is not allowed/],
  ['<script src="https://a.test/a.js" data-></script>', /“data-” is not allowed/],
  ['<script src="https://a.test/a.js" nonce="x"></script>', /“nonce” is not allowed/],
  ['<script src="https://a.test/a.js" type="text/html"></script>', /type/],
  ['<script src="https://a.test/a.js" "></script>', /cannot be read/],
  ["<img src=x onerror=alert(1)>", /without code inside/],
])("rejects the analytics snippet %s", (text, problem) => {
  expect(read(text)).toMatch(problem);
});

test("parses a long snippet of blanks and marks without a noticeable delay", () => {
  const text = `<script ${" a=".repeat(600)}`;
  expect(read(text)).toMatch(/without code inside/);
});
