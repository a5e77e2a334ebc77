import fc from "fast-check";

/** Each character is one byte, because headers are sent as Latin-1. */
const ODD = [
  "",
  ",",
  ";",
  "\u00ff\u00fe",
  "*",
  "a".repeat(4_000),
  "() { :;}; echo",
  "%00%0d%0a",
  "'",
  "null",
  "-1",
  "../..",
];

/** Headers that the server, or a proxy in front of it, reads. */
const NAMES = [
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "cookie",
  "content-encoding",
  "content-type",
  "expect-ct",
  "forwarded",
  "host",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "origin",
  "prefer",
  "range",
  "referer",
  "sec-fetch-site",
  "trpc-accept",
  "last-event-id",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-http-method-override",
  "x-original-url",
];

const KNOWN: Record<string, string>[] = [
  { "content-type": "text/plain" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "multipart/form-data; boundary=x" },
  { "content-type": "application/json; charset=utf-16" },
  { "content-type": "application/json;;;" },
  { "content-encoding": "gzip" },
  { "accept-encoding": "br;q=x, gzip;q=0" },
  { "if-none-match": "*" },
  { "if-none-match": 'W/"' },
  { range: "bytes=0-0,5-,-1" },
  { authorization: "Bearer" },
  { authorization: "Bearer swt_x" },
  { authorization: "Basic YTpi" },
  { cookie: "saywhere_session=%; __Host-saywhere_session=%00" },
  { origin: "null" },
  { "x-http-method-override": "DELETE" },
];

/** Mostly no headers; otherwise some odd ones. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constantFrom(...KNOWN) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...NAMES), fc.constantFrom(...ODD))
      .map(([name, value]) => ({ [name]: value })),
  },
);
