import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LIFETIME_DAYS } from "../auth/session-lifetime.ts";

/** Format of a session identifier; other values are rejected without a query. */
const IDENTIFIER = /^[\w-]{43}$/;

export interface SessionCookie {
  read(request: FastifyRequest): string | null;
  /** Sets the cookie, or removes it. */
  write(reply: FastifyReply, identifier: string | null): void;
}

/**
 * The cookie that holds the session identifier.
 *
 * @param https whether visitors use HTTPS: the browser then restricts the cookie to this host and to HTTPS (the prefix
 *   `__Host-`, RFC 6265bis, section 4.1.3.2)
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
