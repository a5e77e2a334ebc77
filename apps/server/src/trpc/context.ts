import type { Queryable } from "@saywhere/db/queries/queryable";
import type { Author } from "@saywhere/db/record-changes";
import type { Me, Role } from "@saywhere/validators/accounts/account";
import type { Services } from "../services.ts";
import type { Batch } from "./batch.ts";

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

/** What a procedure is called with, made for each request. */
export interface Context {
  services: Services;
  caller: Caller;
  /** Whether anything that was called looked at who calls: then no cache may store the answer. */
  private: boolean;
  /** The calls of the request, where it makes several. */
  batch?: Batch;
  /** Is told that a list goes on, and what its next call is given as `after`. */
  goesOn?(after: string): void;
  /** Whether a part of the list that is asked for was read already. */
  listBegun?: boolean;
}

/** Makes the context of a request, which notices when something looks at who calls. */
export function createContext({ caller, ...given }: Omit<Context, "private">): Context {
  const look = <Result>(ask: () => Result) => {
    return () => {
      context.private = true;
      return ask();
    };
  };
  const context: Context = {
    ...given,
    caller: { ...caller, actor: look(caller.actor), actorNow: look(caller.actorNow) },
    private: false,
  };
  return context;
}

/** Somebody who reads what is public. */
export const ANONYMOUS: Caller = {
  actor: async () => null,
  actorNow: async () => null,
  address: "",
  userAgent: "",
  setSession: () => undefined,
};
