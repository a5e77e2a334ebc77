import { expect, test } from "vitest";
import { headersOfAnswers } from "./security-headers.ts";

const hsts = (transport: Parameters<typeof headersOfAnswers>[0]) =>
  headersOfAnswers(transport)["strict-transport-security"];

test("asks browsers for HTTPS on the site's own host alone, unless subdomains are asked for", () => {
  expect(hsts({ https: true })).toBe("max-age=31536000");
  expect(hsts({ https: true, hstsIncludeSubdomains: true })).toBe("max-age=31536000; includeSubDomains");
});

test("sends no Strict-Transport-Security over plain HTTP", () => {
  expect(hsts({ https: false, hstsIncludeSubdomains: true })).toBeUndefined();
});
