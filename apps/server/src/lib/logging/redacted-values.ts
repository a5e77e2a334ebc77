import type { Env } from "../../config/env.ts";

/** Shorter ones could be a part of any line; what is so short is no secret either. */
const SHORTEST = 6;

/** The password within an address, as it is written there. */
const PASSWORD = /^\w+:\/\/[^:@/]*:(.*)@/s;

/** What the environment names that nobody but the server may read, in every spelling that a message could have. */
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
