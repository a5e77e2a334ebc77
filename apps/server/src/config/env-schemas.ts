import { POLICY_HOST } from "@saywhere/validators/urls/csp-origin";
import { z } from "zod";

export const MAX_PORT = 65_535;

export const port = z.coerce
  .number("must be a port number from 0 to 65535, such as 3000")
  .int("must be a whole number, such as 3000")
  .min(0, "must be a port number from 0 to 65535, such as 3000")
  .max(MAX_PORT, "must be a port number from 0 to 65535, such as 3000");

/** The values of `sslmode` that the PostgreSQL driver knows; with any other one, it would verify the certificate. */
const SSL_MODES = ["disable", "prefer", "require", "verify-ca", "verify-full", "no-verify"];

export const databaseUrl = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: "must be a PostgreSQL URL, such as postgres://user:password@host:5432/saywhere",
    abort: true,
  })
  .refine((value) => /^\/[^/]+$/.test(new URL(value).pathname), {
    error: "must name a database, such as postgres://user:password@host:5432/saywhere",
  })
  .refine(
    (value) => new URL(value).searchParams.getAll("sslmode").every((mode) => SSL_MODES.includes(mode)),
    {
      error: `must have an sslmode that is one of ${SSL_MODES.join(", ")}`,
    },
  );

export const seconds = z.coerce
  .number("must be a number of seconds, such as 20")
  .min(0, "must be a number of seconds, such as 20")
  .max(3_600, "must be at most 3600 seconds");

const MAIL_SERVER = "must be a mail server, such as smtps://user:password@mail.example.org:465";
export const mailServer = z
  .url({ protocol: /^smtps?$/, error: MAIL_SERVER, abort: true })
  // Anything else in a URL would be taken for an option of the mailer.
  .refine((value) => {
    const { hostname, pathname, search, hash } = new URL(value);
    return hostname !== "" && pathname.length <= 1 && search === "" && hash === "";
  }, MAIL_SERVER);

const READS = "must be a number of reads a minute, such as 1200, or 0 for no limit";
export const readLimit = z.coerce.number(READS).int(READS).min(0, READS).max(1_000_000, READS);

export const trustedProxies = z
  .string()
  .regex(/^(true|false|\d)$/, "must be true or false, or the number of proxies, such as 2")
  .transform((value) => (value === "true" ? 1 : Number(value === "false" ? 0 : value)));

export const flag = z.stringbool({
  truthy: ["true"],
  falsy: ["false"],
  case: "sensitive",
  error: "must be true or false",
});

const NOTHING_ELSE = "must have no user name, no password, no ? and no # in it";
const hasNothingElse = (value: string) => /^https?:\/\/[^?#@]+$/.test(value);

/** A base URL that paths are appended to, and which therefore has no user name, query or hash. */
export const webUrl = (error: string) =>
  z.url({ protocol: /^https?$/, error, abort: true }).refine(hasNothingElse, NOTHING_ELSE);

/** A base URL whose host pages name in their Content-Security-Policy. */
export const readUrl = (error: string) =>
  z
    .url({ protocol: /^https?$/, hostname: POLICY_HOST, error, abort: true })
    .refine(hasNothingElse, NOTHING_ELSE);

/** An origin, such as https://saywhere.example. */
export const origin = z
  .url({
    protocol: /^https?$/,
    error: "must be the site's address, such as https://saywhere.example",
    abort: true,
  })
  .refine((value) => new URL(value).href === `${new URL(value).origin}/`, {
    error: "must be an origin such as https://saywhere.example, without a path, a query or a user name",
  })
  .transform((value) => new URL(value).origin);

/** Whether only this machine can reach a host. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|::1|\[::1\])$/.test(host);
}

/** URL of an OpenID Connect provider. Without HTTPS, only one on this machine: tests and development use those. */
export const openIdIssuer = webUrl(
  "must be the provider's address, such as https://login.example.org",
).refine(
  (value) => value.startsWith("https:") || isLoopback(new URL(value).hostname),
  "must begin with https://, unless the provider is on this machine",
);

/** Values between commas. */
export const list = z.string().transform((value) =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== ""),
);
