import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape } from "@trpc/server";
import { observable } from "@trpc/server/observable";
import type { Services } from "../services.ts";
import { type AppRouter, appRouter } from "../trpc/app-router.ts";
import { ANONYMOUS, createContext } from "../trpc/context.ts";
import type { logFailure } from "../trpc/log-failure.ts";

/** Answers a call of the API, as somebody who has not signed in may make it. */
export type Answer = (path: string, input: unknown) => Promise<unknown>;

/**
 * Answers calls by the procedures themselves.
 *
 * @param services those of the reads that are public; who has not signed in reaches no other
 */
export function answerInProcess(services: Partial<Services>): Answer {
  return async (path, input) => {
    const ctx = createContext({ services: services as Services, caller: ANONYMOUS });
    return callTRPCProcedure({
      router: appRouter,
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
 * Answers a page's queries in this process while the page is rendered: no HTTP and no JSON between. (tRPC's own
 * local link turns each answer into JSON and back, which took up to half of a page's time.)
 */
export function inProcessLink(answer: Answer, tell: ReturnType<typeof logFailure>): TRPCLink<AppRouter> {
  return () =>
    ({ op: { path, type, input } }) =>
      observable((observer) => {
        const ask = async (): Promise<void> => {
          try {
            const data: unknown = await answer(path, input);
            observer.next({ result: { type: "data", data } });
            observer.complete();
          } catch (cause) {
            const error = getTRPCErrorFromUnknown(cause);
            tell({ error, path });
            const config = appRouter._def._config;
            const shape = getTRPCErrorShape({ config, error, path, type, input, ctx: undefined });
            observer.error(TRPCClientError.from({ error: shape }));
          }
        };
        void ask();
      });
}
