import type { Queryable } from "@saywhere/db/queries/queryable";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Actor, ActorLookup, Caller } from "../auth/actor.ts";
import { AppError } from "../errors/app-error.ts";
import { bearerToken } from "./bearer-token.ts";
import { clientAddress } from "./client-address.ts";
import { sessionCookie } from "./session-cookie.ts";

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
      address: clientAddress(request),
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
    if (!actor) throw new AppError("UNAUTHORIZED", "The API token is wrong, ran out or was revoked");
    return actor;
  }
}
