import { expect, test } from "vitest";
import { isPolicyOrigin } from "./csp-origin.ts";

test.each([
  "https://stats.test",
  "http://localhost:9000",
  "https://127.0.0.1:9000",
  "https://xn--mnchen-3ya.test",
  "https://my-bucket.us-lax-1.linodeobjects.com",
])("%s can be named in a policy", (origin) => expect(isPolicyOrigin(origin)).toBe(true));

test.each([
  "",
  "null",
  "https:",
  "https://",
  "https://a;sandbox",
  "https://a,script-src",
  "https://a 'unsafe-inline'",
  "https://a'b",
  'https://a"b',
  "https://*.test",
  "https://*",
  "https://me@a.test",
  "https://a.test/path",
  "https://a.test\n",
  "https://a.test:*",
  "https://a..test",
  "https://[::1]:9000",
  "data://a.test",
  "xhttps://a.test",
])("%j cannot be named in a policy", (origin) => expect(isPolicyOrigin(origin)).toBe(false));
