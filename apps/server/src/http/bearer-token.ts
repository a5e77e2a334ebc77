import type { FastifyRequest } from "fastify";

/** The API token of a call (RFC 6750); other schemes belong to whatever stands in front of the server. */
export function bearerToken({ headers }: FastifyRequest): string | null {
  return /^bearer +(\S+) *$/i.exec(headers.authorization ?? "")?.[1] ?? null;
}
