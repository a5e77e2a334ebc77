import type { Env } from "../../config/env.ts";

/** Shorter values could occur in any line, and are too short to be secrets. */
const SHORTEST = 6;

/** The password in a URL, as it is spelled there. */
const PASSWORD = /^\w+:\/\/[^:@/]*:(.*)@/s;

/** Lists the secrets of the environment, in every spelling that a message could contain. */
export function secretsOf({
  databaseUrl = "",
  storage,
  administrator,
}: Pick<Env, "databaseUrl" | "storage" | "administrator">): string[] {
  const password = URL.parse(databaseUrl)?.password ?? "";
  const secrets = [
    PASSWORD.exec(databaseUrl)?.[1] ?? "",
    password,
    decodeURIComponent(password),
    storage.provider === "s3" ? storage.connection.secretAccessKey : "",
    administrator?.password ?? "",
  ];
  return [...new Set(secrets)].filter(({ length }) => length >= SHORTEST);
}
