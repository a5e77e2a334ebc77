import { fileURLToPath } from "node:url";
import { PASSWORD_MIN_LENGTH } from "@saywhere/validators/account";
import { z } from "zod";

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const port = z.coerce
  .number("must be a port number from 0 to 65535, such as 3000")
  .int("must be a whole number, such as 3000")
  .min(0, "must be a port number from 0 to 65535, such as 3000")
  .max(65_535, "must be a port number from 0 to 65535, such as 3000");

const trustedProxies = z
  .string()
  .regex(/^(true|false|\d)$/, "must be true or false, or the number of proxies, such as 2")
  .transform((value) => (value === "true" ? 1 : Number(value === "false" ? 0 : value)));

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().default("localhost"),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "must be the site's address, such as https://saywhere.example" })
    .optional(),
  DATA_DIR: z.string().default(fromRoot(".data")),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "must be a PostgreSQL address, such as postgres://user:password@host:5432/saywhere",
    })
    .optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be one of fatal, error, warn, info, debug, trace, silent",
    })
    .default("warn"),
  TRUST_PROXY: trustedProxies.default(0),
  WEB_DIR: z.string().default(fromRoot("apps/web/dist")),
  ADMIN_DIR: z.string().default(fromRoot("apps/admin/dist")),
  ADMIN_EMAIL: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email("must be an e-mail address, such as name@example.org"))
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(PASSWORD_MIN_LENGTH, `must have at least ${PASSWORD_MIN_LENGTH} characters`)
    .max(200, "must have at most 200 characters")
    .optional(),
});

const schema = variables.refine(
  ({ ADMIN_EMAIL, ADMIN_PASSWORD }) => (ADMIN_EMAIL === undefined) === (ADMIN_PASSWORD === undefined),
  { path: ["ADMIN_EMAIL"], error: "and ADMIN_PASSWORD belong together: set both, or none of them" },
);

export interface Env {
  port: number;
  host: string;
  /** The address visitors use, without a slash at its end. */
  publicUrl: string;
  dataDir: string;
  /** Unset: the embedded PostgreSQL under the data folder. */
  databaseUrl: string | undefined;
  logLevel: z.infer<typeof variables>["LOG_LEVEL"];
  /** How many proxies stand in front of the server. */
  trustProxy: number;
  /** The built web app: `client` and `server` folders. */
  webDir: string;
  /** The built administration area. */
  adminDir: string;
  /** Made at the start, where nobody has the e-mail address. */
  administrator: { email: string; password: string } | undefined;
}

/** A variable that is set to something the server cannot use. */
export class EnvError extends Error {
  override name = "EnvError";
}

/** In development Vite has the usual port and passes calls on to the server on this one. */
const DEVELOPMENT = { PORT: "3001", PUBLIC_URL: "http://localhost:3000" };

/** Reads the environment of a development server, which serves the API alone, beside Vite. */
export function readDevelopmentEnv(): Env {
  return readEnv({ ...process.env, ...DEVELOPMENT });
}

/**
 * Reads the environment, the only place that does.
 *
 * @throws EnvError with a line for each variable that is wrong, saying what it should be
 */
export function readEnv(given: Record<string, string | undefined> = process.env): Env {
  // An empty variable counts as unset.
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
  const result = schema.safeParse(set);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new EnvError(lines.join("\n"));
  }
  const { PORT, HOST, PUBLIC_URL, DATA_DIR, DATABASE_URL, LOG_LEVEL, TRUST_PROXY, WEB_DIR, ADMIN_DIR } =
    result.data;
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = result.data;
  return {
    port: PORT,
    host: HOST,
    publicUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, ""),
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    logLevel: LOG_LEVEL,
    trustProxy: TRUST_PROXY,
    webDir: WEB_DIR,
    adminDir: ADMIN_DIR,
    administrator:
      ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } : undefined,
  };
}
