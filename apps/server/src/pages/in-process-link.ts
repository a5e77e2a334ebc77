import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape } from "@trpc/server";
import { observable } from "@trpc/server/observable";
import type { Services } from "../services.ts";
import { type AppRouter, appRouter } from "../trpc/app-router.ts";
import { ANONYMOUS } from "../trpc/context.ts";
import type { logFailure } from "../trpc/log-failure.ts";

/**
 * Answers a page's queries in this process while the page is rendered: no HTTP and no JSON between. (tRPC's own
 * local link turns each answer into JSON and back, which took up to half of a page's time.)
 */
export function inProcessLink(services: Services, tell: ReturnType<typeof logFailure>): TRPCLink<AppRouter> {
  return () =>
    ({ op: { path, type, input } }) =>
      observable((observer) => {
        const call = { path, type, ctx: { services, caller: ANONYMOUS }, signal: undefined, batchIndex: 0 };
        const answer = async (): Promise<void> => {
          try {
            const data: unknown = await callTRPCProcedure({
              ...call,
              router: appRouter,
              getRawInput: async () => input,
            });
            observer.next({ result: { type: "data", data } });
            observer.complete();
          } catch (cause) {
            const error = getTRPCErrorFromUnknown(cause);
            tell({ error, path });
            const shape = getTRPCErrorShape({ config: appRouter._def._config, error, input, ...call });
            observer.error(TRPCClientError.from({ error: shape }));
          }
        };
        void answer();
      });
}
