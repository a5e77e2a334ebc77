import { expect, test } from "vitest";
import { contentSecurityPolicy, responseHeaders } from "./security-headers.ts";

const HASH = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";

test("a policy contains the given hashes and origins in the right directives", () => {
  const policy = contentSecurityPolicy([HASH], "https://stats.test", {
    media: "http://localhost:9000",
    images: "https://assets.test",
  });
  expect(policy).toContain(`script-src 'self' ${HASH} https://stats.test;`);
  expect(policy).toContain("connect-src 'self' https://stats.test;");
  expect(policy).toContain("img-src 'self' data: https://stats.test https://assets.test;");
  expect(policy).toContain("media-src 'self' https: http://localhost:9000;");
});

test.each([
  "https://a;sandbox",
  "https://a,script-src *",
  "https://a 'unsafe-inline'",
  "'unsafe-inline'",
  "'sha256-x' 'unsafe-eval'",
  "'none'",
  "*",
  "https:",
  "data:",
  "null",
  '"><script>',
])("a policy omits %j, which is not a valid source", (source) => {
  const policy = contentSecurityPolicy([source], source, { media: source, images: source });
  expect(policy).toBe(contentSecurityPolicy());
});

test("a response allows no use of the microphone unless its document records sound", () => {
  expect(responseHeaders({ https: true })["permissions-policy"]).toContain("microphone=()");
});

const hsts = (transport: Parameters<typeof responseHeaders>[0]) =>
  responseHeaders(transport)["strict-transport-security"];

test("requests HTTPS from browsers for the site's own host only, unless subdomains are included", () => {
  expect(hsts({ https: true })).toBe("max-age=31536000");
  expect(hsts({ https: true, hstsIncludeSubdomains: true })).toBe("max-age=31536000; includeSubDomains");
});

test("sends no Strict-Transport-Security over plain HTTP", () => {
  expect(hsts({ https: false, hstsIncludeSubdomains: true })).toBeUndefined();
});
