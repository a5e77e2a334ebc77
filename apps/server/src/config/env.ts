import { fileURLToPath } from "node:url";
import { PASSWORD_MIN_LENGTH } from "@saywhere/validators/accounts/password";
import { z } from "zod";
import {
  databaseUrl,
  flag,
  MAX_PORT,
  mailServer,
  origin,
  port,
  readLimit,
  seconds,
  trustedProxies,
} from "./env-schemas.ts";
import { findMisspelled } from "./misspelled-variables.ts";
import { checkOpenIdVariables, openIdVariables, readOpenIdSettings } from "./openid-settings.ts";
import { checkStorageVariables, readStorageSettings, storageVariables } from "./storage-settings.ts";

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().default("localhost"),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default(fromRoot(".data")),
  DATABASE_URL: databaseUrl.optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be one of fatal, error, warn, info, debug, trace, silent",
    })
    .default("warn"),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  ANSWER_WHILE_STARTING: flag.default(true),
  SHUTDOWN_DELAY: seconds.default(0),
  SHUTDOWN_LIMIT: seconds.min(1, "must be a number of seconds from 1, such as 20").default(20),
  TRUST_PROXY: trustedProxies.default(0),
  READ_LIMIT: readLimit.default(1_200),
  HSTS_INCLUDE_SUBDOMAINS: flag.default(false),
  WEBHOOKS_PRIVATE_ADDRESSES: flag.default(false),
  WEB_DIR: z.string().default(fromRoot("apps/web/dist")),
  ...storageVariables.shape,
  SMTP_URL: mailServer.optional(),
  SMTP_FROM: z.email("must be an e-mail address, such as saywhere@example.org").optional(),
  ...openIdVariables.shape,
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

const schema = variables
  .refine(
    ({ ADMIN_EMAIL, ADMIN_PASSWORD }) => (ADMIN_EMAIL === undefined) === (ADMIN_PASSWORD === undefined),
    { path: ["ADMIN_EMAIL"], error: "and ADMIN_PASSWORD belong together: set both, or none of them" },
  )
  .refine(({ SMTP_URL, SMTP_FROM }) => (SMTP_URL === undefined) === (SMTP_FROM === undefined), {
    path: ["SMTP_URL"],
    error: "and SMTP_FROM belong together: set both, or none of them",
  })
  .superRefine(checkOpenIdVariables)
  .superRefine(({ PORT, METRICS_PORT, S3_STATIC_BUCKET }, context) => {
    const taken = S3_STATIC_BUCKET === undefined ? [PORT, PORT + 1] : [PORT];
    if (METRICS_PORT === undefined || PORT === 0 || !taken.includes(METRICS_PORT)) return;
    const user = METRICS_PORT === PORT ? "the site" : "the static export, on the port after PORT,";
    const message = `must be another port than ${METRICS_PORT}, which ${user} has. Set it to a free one, such as 9464`;
    context.addIssue({ code: "custom", path: ["METRICS_PORT"], message });
  })
  .superRefine(checkStorageVariables);

export type Env = ReturnType<typeof readEnv>;

/** Where e-mails are handed in, and the e-mail address that they come from. */
export type MailSettings = NonNullable<Env["mail"]>;

/** A variable is set to a value that the server cannot use. */
export class EnvError extends Error {
  override name = "EnvError";
}

/**
 * Reads the environment of a development server, which serves only the API: Vite listens on PORT, and proxies API calls
 * to the server on the next port.
 *
 * @throws EnvError as `readEnv` does, and if no ports follow PORT
 */
export function readDevelopmentEnv(given: Record<string, string | undefined> = process.env): Env {
  const site = readEnv(given);
  if (site.port === 0 || site.port + 2 > MAX_PORT) {
    throw new EnvError(`PORT must be from 1 to ${MAX_PORT - 2}, because the next two ports are used as well`);
  }
  return readEnv({ ...given, PORT: String(site.port + 1), PUBLIC_URL: site.publicUrl });
}

/**
 * Reads the environment. No other code reads `process.env`.
 *
 * @throws EnvError with a line for each invalid variable that states what the value must be
 */
export function readEnv(given: Record<string, string | undefined> = process.env) {
  // An empty or blank variable counts as unset. A line break at the end comes from a file with Windows line ends, or of a secret.
  const set = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value?.trim() ? [[name, value.replace(/[\r\n]+$/, "")]] : [],
    ),
  );
  const result = schema.safeParse(set);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new EnvError(lines.join("\n"));
  }
  const { PORT, HOST, PUBLIC_URL, DATA_DIR, DATABASE_URL, LOG_LEVEL, TRUST_PROXY, WEB_DIR } = result.data;
  const { ADMIN_EMAIL, ADMIN_PASSWORD, METRICS_HOST, METRICS_PORT } = result.data;
  const { SHUTDOWN_DELAY, SHUTDOWN_LIMIT, SMTP_URL, SMTP_FROM } = result.data;
  const publicUrl = PUBLIC_URL ?? `http://localhost:${PORT}`;
  const previewPort = PORT === 0 || PORT === MAX_PORT ? 0 : PORT + 1;
  return {
    port: PORT,
    host: HOST,
    /** The URL that visitors use, without a trailing slash. */
    publicUrl,
    /** The preview on the next port serves the static export that is stored in a folder. */
    previewPort,
    previewUrl: `http://${new URL(publicUrl).hostname}:${previewPort}`,
    dataDir: DATA_DIR,
    /** Unset selects the embedded PostgreSQL in the data folder. */
    databaseUrl: DATABASE_URL,
    logLevel: LOG_LEVEL,
    /** Where the metrics for Prometheus are served; unset disables them. */
    metrics: METRICS_PORT === undefined ? undefined : { host: METRICS_HOST, port: METRICS_PORT },
    /** Whether the port answers 503 until the server is ready; otherwise connections are refused. */
    answerWhileStarting: result.data.ANSWER_WHILE_STARTING,
    /**
     * In milliseconds: the delay before the server refuses connections, and the limit from then until the process exits.
     */
    shutdown: { delay: SHUTDOWN_DELAY * 1_000, limit: SHUTDOWN_LIMIT * 1_000 },
    /** Number of trusted proxies in front of the server. */
    trustProxy: TRUST_PROXY,
    /** Computed public reads that an IP address may make in a minute; 0 for any number. */
    readLimit: result.data.READ_LIMIT,
    /** Whether the HSTS header also covers the subdomains of the site's host. */
    hstsIncludeSubdomains: result.data.HSTS_INCLUDE_SUBDOMAINS,
    /** Whether webhooks may be sent to IP addresses that are not public, and without HTTPS. */
    webhooksPrivateAddresses: result.data.WEBHOOKS_PRIVATE_ADDRESSES,
    /** The built web app: `client`, `server` and `admin` folders. */
    webDir: WEB_DIR,
    /** Where uploads and the static export are stored. */
    storage: readStorageSettings(result.data),
    /** Unset if the server sends no e-mails. */
    mail: SMTP_URL && SMTP_FROM ? { url: SMTP_URL, from: SMTP_FROM } : undefined,
    /** Unset if people do not sign in at an OpenID Connect provider. */
    openId: readOpenIdSettings(result.data),
    /** Account created at startup unless its e-mail address is already in use. */
    administrator:
      ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } : undefined,
  };
}

/** The variables that select the database. */
export const DATABASE_VARIABLES = ["DATABASE_URL", "DATA_DIR"];

/** Reports variables whose names look like misspelled names of `meant`, with a sentence for each. */
export function misspelledVariables(
  given: Record<string, string | undefined> = process.env,
  meant = Object.keys(variables.shape),
): string[] {
  const found = findMisspelled(Object.keys(given), Object.keys(variables.shape));
  return found.flatMap((name) => (meant.includes(name.meant) ? name.sentence : []));
}

/** Environment for a child process: that of this process with some variables replaced. */
export function environmentWith(changed: Record<string, string>): Record<string, string | undefined> {
  return { ...process.env, ...changed };
}
