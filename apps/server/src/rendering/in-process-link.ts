import { TRPCClientError, type TRPCLink } from "@trpc/client";
import {
  type AnyTRPCRouter,
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
} from "@trpc/server";
import { observable } from "@trpc/server/observable";
import { ANONYMOUS } from "../auth/actor.ts";
import { createContext, type Services } from "../trpc/context.ts";
import type { logFailure } from "../trpc/log-error.ts";
import { router as createRouter } from "../trpc/procedures.ts";

/** Calls a query of the API as an anonymous visitor. */
export type CallProcedure = (path: string, input: unknown) => Promise<unknown>;

/** Formats errors as every router of the server does. */
const { _config: config } = createRouter({})._def;

/**
 * Calls queries in this process, without HTTP.
 *
 * @param services those that the router's public queries need
 */
export function createInProcessCaller(router: AnyTRPCRouter, services: Partial<Services>): CallProcedure {
  return async (path, input) => {
    const ctx = createContext({ services: services as Services, caller: ANONYMOUS });
    return callTRPCProcedure({
      router,
      path,
      type: "query",
      getRawInput: async () => input,
      ctx,
      signal: undefined,
      batchIndex: 0,
    });
  };
}

/**
 * Answers a page's queries in this process while the page is rendered, without HTTP and without JSON. (tRPC's own
 * local link serializes each result and parses it again, which took up to half of a page's time.)
 */
export function inProcessLink(
  call: CallProcedure,
  log: ReturnType<typeof logFailure>,
): TRPCLink<AnyTRPCRouter> {
  return () =>
    ({ op: { path, type, input } }) =>
      observable((observer) => {
        const run = async (): Promise<void> => {
          try {
            const data: unknown = await call(path, input);
            observer.next({ result: { type: "data", data } });
            observer.complete();
          } catch (cause) {
            const error = getTRPCErrorFromUnknown(cause);
            log({ error, path });
            const shape = getTRPCErrorShape({ config, error, path, type, input, ctx: undefined });
            observer.error(TRPCClientError.from({ error: shape }));
          }
        };
        void run();
      });
}
