import type { FastifyRequest } from "fastify";

/** Returns the API token of a call (RFC 6750); other schemes are meant for a proxy in front of the server. */
export function bearerToken({ headers }: FastifyRequest): string | null {
  return /^bearer +(\S+) *$/i.exec(headers.authorization ?? "")?.[1] ?? null;
}
