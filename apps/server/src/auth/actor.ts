import type { Author } from "@saywhere/db/change-set";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { Me, TokenRole } from "@saywhere/validators/accounts/account";

/** The authenticated user of a call: a person with a session, or a program with an API token. */
export interface Actor {
  me: Me;
  role: TokenRole;
  /** Recorded in the history as the author of what the call changes. */
  author: Author;
  /** Null for an API token. */
  sessionId: number | null;
}

/** The client of a call: its identity, and how its session cookie is set. */
export interface Caller {
  /** Looks up the user at most once per request, and only on demand; null for an anonymous client. */
  actor(): Promise<Actor | null>;
  /**
   * Looks up the user again at each call, for long-running requests.
   *
   * @param db the transaction that must not commit if the client has lost its rights meanwhile, if there is one
   */
  actorNow(db?: Queryable): Promise<Actor | null>;
  /**
   * The identifier of the session that the request came with, valid or not; null without one.
   *
   * @throws AppError FORBIDDEN when an API token makes the call
   */
  sessionIdentifier(): string | null;
  ipAddress: string;
  userAgent: string;
  /** Sets the session cookie of the response, or removes it. */
  setSession(identifier: string | null): void;
}

/** Finds the user of a session or an API token; null if it expired, was revoked or never existed. */
export interface ActorLookup {
  actorOfSession(identifier: string, db?: Queryable): Promise<Actor | null>;
  actorOfToken(token: string, db?: Queryable): Promise<Actor | null>;
}

/** An anonymous visitor, who can only read public content. */
export const ANONYMOUS: Caller = {
  actor: async () => null,
  actorNow: async () => null,
  sessionIdentifier: () => null,
  ipAddress: "",
  userAgent: "",
  setSession: () => undefined,
};
