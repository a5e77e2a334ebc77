import type { CookieSerializeOptions } from "@fastify/cookie";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Actor, ActorLookup, Caller } from "../auth/actor.ts";
import { refusedToken } from "../auth/require-role.ts";
import { LIFETIME_DAYS } from "../auth/session-lifetime.ts";
import { AppError } from "../errors/app-error.ts";
import { clientIpAddress } from "./client-ip-address.ts";

/** Identifies the client of a request. */
export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Caller;

/**
 * A token takes precedence over a cookie and never sets one. An invalid token is rejected, not treated as anonymous.
 */
export function createAuthenticate(accounts: ActorLookup, { https }: { https: boolean }): Authenticate {
  const cookie = sessionCookie(https);
  return (request, reply) => {
    const token = bearerToken(request);
    const actorNow = (db?: Queryable) => (token === null ? ofSession(request, db) : ofToken(token, db));
    let found: Promise<Actor | null> | undefined;
    return {
      actor: () => (found ??= actorNow()),
      actorNow,
      sessionIdentifier() {
        if (token !== null) throw refusedToken();
        return cookie.read(request);
      },
      ipAddress: clientIpAddress(request),
      userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
      setSession(identifier) {
        if (token === null) cookie.write(reply, identifier);
      },
    };
  };

  async function ofSession(request: FastifyRequest, db?: Queryable): Promise<Actor | null> {
    const identifier = cookie.read(request);
    return identifier === null ? null : accounts.actorOfSession(identifier, db);
  }

  async function ofToken(token: string, db?: Queryable): Promise<Actor> {
    const actor = await accounts.actorOfToken(token, db);
    if (!actor)
      throw new AppError("UNAUTHORIZED", "The API token is invalid, expired or revoked. Use a new one");
    return actor;
  }
}

/** Returns the API token of a call (RFC 6750); other schemes are meant for a proxy in front of the server. */
export function bearerToken({ headers }: FastifyRequest): string | null {
  return /^bearer +(\S+) *$/i.exec(headers.authorization ?? "")?.[1] ?? null;
}

/** Format of a session identifier; other values are rejected without a query. */
const IDENTIFIER = /^[\w-]{43}$/;

/**
 * The cookie that holds the session identifier.
 *
 * @param https whether visitors use HTTPS: the browser then restricts the cookie to this host and to HTTPS (the prefix
 *   `__Host-`, RFC 6265bis, section 4.1.3.2)
 */
function sessionCookie(https: boolean) {
  const name = https ? "__Host-saywhere_session" : "saywhere_session";
  const options: CookieSerializeOptions = { path: "/", httpOnly: true, sameSite: "lax", secure: https };
  return {
    read(request: FastifyRequest): string | null {
      const value = request.cookies[name] ?? "";
      return IDENTIFIER.test(value) ? value : null;
    },
    /** Sets the cookie, or removes it. */
    write(reply: FastifyReply, identifier: string | null): void {
      reply.setCookie(name, identifier ?? "", {
        ...options,
        maxAge: identifier === null ? 0 : LIFETIME_DAYS * 86_400,
      });
    },
  };
}
