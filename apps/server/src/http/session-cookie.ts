import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LIFETIME_DAYS } from "../auth/session-lifetime.ts";

/** What an identifier looks like; anything else is not worth a query. */
const IDENTIFIER = /^[\w-]{43}$/;

export interface SessionCookie {
  read(request: FastifyRequest): string | null;
  /** Sets the cookie, or takes it away. */
  write(reply: FastifyReply, identifier: string | null): void;
}

/**
 * The cookie that holds the identifier of a session.
 *
 * @param https whether visitors come by HTTPS: then the browser takes the cookie from this host alone, and
 *   sends it over HTTPS alone (the prefix `__Host-`, RFC 6265bis, section 4.1.3.2)
 */
export function sessionCookie(https: boolean): SessionCookie {
  const name = https ? "__Host-saywhere_session" : "saywhere_session";
  const options: CookieSerializeOptions = { path: "/", httpOnly: true, sameSite: "lax", secure: https };
  return {
    read(request) {
      const value = request.cookies[name] ?? "";
      return IDENTIFIER.test(value) ? value : null;
    },
    write(reply, identifier) {
      reply.setCookie(name, identifier ?? "", {
        ...options,
        maxAge: identifier === null ? 0 : LIFETIME_DAYS * 86_400,
      });
    },
  };
}
