import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkRedirect } from "./support/check-answer.ts";
import { FUZZ } from "./support/fuzz-runs.ts";
import { CALLERS, type CallerKind, type FuzzServer, startFuzzServer } from "./support/fuzz-server.ts";
import { oddSegment, queryFor } from "./support/odd-addresses.ts";
import { oddHeaders } from "./support/odd-headers.ts";

let server: FuzzServer;
beforeAll(async () => {
  server = await startFuzzServer();
});
afterAll(() => server.close());

/** Prefixes of all URLs that are not calls: pages, files of the site, uploaded files, documents. */
const BEGINNINGS = [
  "/",
  "/languages/",
  "/languages/farsi/common-phrases",
  "/phrases/",
  "/phrases/farsi/",
  "/phrases/farsi/hello/",
  "/search",
  "/assets/",
  "/files/assets/",
  "/files/media/",
  "/share/",
  "/api/docs/",
  "/api/openapi.json",
  "/sitemap.xml",
  "/health/",
  "//",
  "/./",
  "/%2e%2e/",
];

const METHODS = ["GET", "GET", "GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PROPFIND"];

test.each(BEGINNINGS)("URLs that start with %s cause no internal error", async (beginning) => {
  const query = queryFor({
    q: fc.constantFrom("hello", "constructor"),
    after: fc.string(),
    language: fc.constant("farsi"),
  });
  const asked = fc.record({
    caller: fc.constantFrom<CallerKind>(...CALLERS),
    method: fc.constantFrom(...METHODS),
    headers: oddHeaders,
    path: fc
      .tuple(fc.array(oddSegment, { maxLength: 3 }), query)
      .map(([segments, text]) => `${beginning}${segments.join("/")}${text && `?${text}`}`),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ caller, method, headers, path }) => {
      const answer = await server.callAs(caller, { method, path, headers });
      expect(answer.text).not.toMatch(/root:x:0|"devDependencies"|BEGIN [A-Z ]*PRIVATE KEY/);
      expect(method === "HEAD" && answer.text).toBeFalsy();
      checkRedirect(answer);
    }),
    { numRuns: FUZZ.runs, seed: FUZZ.seed },
  );
});
