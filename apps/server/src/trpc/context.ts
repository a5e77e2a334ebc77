import type { Caller } from "../auth/actor.ts";
import type { Batch } from "./batch.ts";

/**
 * The services that procedures call. `app-router.ts` names them by declaration merging, so that this folder knows no
 * module; `create-services.ts` creates them all.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the declaration in app-router.ts fills it in.
export interface Services {}

/** The context of the procedure calls of a request. */
export interface Context {
  services: Services;
  caller: Caller;
  /** Whether a procedure looked at the client's identity: caches must then not store the response. */
  private: boolean;
  /** Whether messages of internal errors have their details. */
  showErrors?: boolean;
  /** The calls of the request, if it is a batch. */
  batch?: Batch;
  /** Whether a write must find its record (If-Match), also where it otherwise creates a missing one. */
  recordRequired?: boolean;
  /** Reports that a list continues, with the cursor that its next call takes as `after`. */
  onNextPage?(after: string): void;
  /** Whether an earlier page of the requested list was already read. */
  listStarted?: boolean;
}

/** Creates the context of a request, which records when a procedure looks at who the client is. */
export function createContext({ caller, ...given }: Omit<Context, "private">): Context {
  const observed = <Options extends unknown[], Result>(lookUp: (...options: Options) => Result) => {
    return (...options: Options) => {
      context.private = true;
      return lookUp(...options);
    };
  };
  const context: Context = {
    ...given,
    caller: { ...caller, actor: observed(caller.actor), actorNow: observed(caller.actorNow) },
    private: false,
  };
  return context;
}
