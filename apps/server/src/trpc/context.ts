import type { Queryable } from "@saywhere/db/queries/queryable";
import type { Author } from "@saywhere/db/record-changes";
import type { Me, Role } from "@saywhere/validators/accounts/account";
import type { Services } from "../services.ts";

/** Who makes a call: a person with a session, or a program with an API token. */
export interface Actor {
  me: Me;
  role: Role;
  /** Whom the history names for what the call changes. */
  author: Author;
  /** Null for an API token. */
  sessionId: number | null;
}

/** What a call says of the one who makes it, and what it can answer them beside the data. */
export interface Caller {
  /** Who it is, looked up once a request and only when asked; null for somebody unknown. */
  actor(): Promise<Actor | null>;
  /**
   * Who it is by now: looked up anew, for requests that go on for long.
   *
   * @param db the transaction that is to end with it, where there is one
   */
  actorNow(db?: Queryable): Promise<Actor | null>;
  address: string;
  userAgent: string;
  /** Lets the answer set, or take away, the cookie of a session. */
  setSession(identifier: string | null): void;
}

/** What a procedure is called with, made anew for each call. */
export interface Context {
  services: Services;
  caller: Caller;
  /** Set by a public procedure that was asked for what is not public: the answer is kept by nobody. */
  private?: boolean;
  /** Is told that a list goes on, and what its next call is given as `after`. */
  goesOn?(after: string): void;
}

/** Somebody who reads what is public. */
export const ANONYMOUS: Caller = {
  actor: async () => null,
  actorNow: async () => null,
  address: "",
  userAgent: "",
  setSession: () => undefined,
};
