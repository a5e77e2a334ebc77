import type { Author } from "@saywhere/db/change-set";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { Me, Role } from "@saywhere/validators/accounts/account";

/** The authenticated user of a call: a person with a session, or a program with an API token. */
export interface Actor {
  me: Me;
  role: Role;
  /** Recorded in the history as the author of what the call changes. */
  author: Author;
  /** Null for an API token. */
  sessionId: number | null;
}

/** The client of a call: who it is, and how its session cookie is set. */
export interface Caller {
  /** Looked up at most once a request, and only when asked; null for an anonymous client. */
  actor(): Promise<Actor | null>;
  /**
   * Looked up again at each call, for requests that last long.
   *
   * @param db the transaction that must not commit if the client has lost its rights meanwhile, where there is one
   */
  actorNow(db?: Queryable): Promise<Actor | null>;
  address: string;
  userAgent: string;
  /** Sets the session cookie of the response, or removes it. */
  setSession(identifier: string | null): void;
}

/** Finds the user of a session or an API token; null for one that has ended, was revoked or never existed. */
export interface ActorLookup {
  actorOfSession(identifier: string, db?: Queryable): Promise<Actor | null>;
  actorOfToken(token: string, db?: Queryable): Promise<Actor | null>;
}

/** A visitor who reads what is public. */
export const ANONYMOUS: Caller = {
  actor: async () => null,
  actorNow: async () => null,
  address: "",
  userAgent: "",
  setSession: () => undefined,
};
