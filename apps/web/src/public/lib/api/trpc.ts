import type { AppRouter } from "@saywhere/server/app-router";
import { type QueryKey, queryOptions, type UnusedSkipTokenOptions } from "@tanstack/react-query";
import type { Operation, OperationLink, TRPCLink } from "@trpc/client";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { createContext, use } from "react";
import { gotNoResponse } from "../../../shared/api-error.ts";

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

/**
 * Every read of the API as a query: `api.language.get.queryOptions({ slug })`. The names and types are those of
 * `@trpc/tanstack-react-query`, whose mutations and subscriptions public pages would load without using them: screens
 * that write use the package itself.
 */
export type Api = {
  [M in keyof Outputs]: {
    [P in keyof Outputs[M]]: {
      queryOptions(
        input: P extends keyof Inputs[M] ? Inputs[M][P] : never,
      ): UnusedSkipTokenOptions<Outputs[M][P]> & { queryKey: QueryKey };
    };
  };
};

/** @param links default to a request of the browser for each call, whose code comes with the first one */
export function createApi(links?: TRPCLink<AppRouter>[]): Api {
  return createApiProxy(async (path, input, signal) => {
    const used = links ?? (await import("./browser-links.ts")).BROWSER_LINKS;
    return callLinks(used, { id: 0, type: "query", path, input, context: {}, signal: signal ?? null });
  });
}

/** Performs a call; `signal` is aborted when the caller no longer needs the response. */
export type Fetcher = (path: string, input: unknown, signal?: AbortSignal) => Promise<unknown>;

interface OnDevice {
  /** Answers calls without a response from what is on this device, if there is anything; that is known after `starting`. */
  answer?: Fetcher;
  starting?: Promise<void>;
  /** Whether the page itself is rendered from what is on this device. */
  rendersPage?: boolean;
}
export const onDevice: OnDevice = {};

async function orOnDevice(ask: Fetcher, ...call: Parameters<Fetcher>): Promise<unknown> {
  try {
    return await ask(...call);
  } catch (error) {
    if (!gotNoResponse(error)) throw error;
    await onDevice.starting;
    if (!onDevice.answer) throw error;
    return onDevice.answer(...call);
  }
}

export function createApiProxy(ask: Fetcher): Api {
  const read = (path: string, input: unknown) =>
    queryOptions({
      queryKey: [path, input],
      // A page is rendered completely or not at all: only the browser aborts reads that are no longer needed.
      queryFn: import.meta.env.SSR
        ? () => ask(path, input)
        : ({ signal }) => orOnDevice(ask, path, input, signal),
    });

  const callsOf = (module: string) =>
    byName((call) => ({ queryOptions: (input: unknown) => read(`${module}.${call}`, input) }));
  return byName(callsOf) as Api;
}

/**
 * Calls the links without the client of `@trpc/client`, which ends each call by aborting it, at the cost of an exception:
 * that slowed rendering measurably. Pages are 1 kB smaller, too.
 */
export function callLinks(links: TRPCLink<AppRouter>[], op: Operation): Promise<unknown> {
  const handlers = links.map((link) => link({}));
  const ask = (position: number, asked: Operation): ReturnType<OperationLink<AppRouter>> => {
    const handler = handlers[position];
    if (!handler) throw new Error("The last link has to answer");
    return handler({ op: asked, next: (following) => ask(position + 1, following) });
  };
  return new Promise((resolve, reject) => {
    ask(0, op).subscribe({
      next: ({ result }) => resolve("data" in result ? result.data : undefined),
      error: reject,
    });
  });
}

/** Returns an object that has a member for every name. */
function byName<T>(member: (name: string) => T): object {
  return new Proxy({}, { get: (_target, name) => member(String(name)) });
}

export const ApiContext = createContext<Api>(createApi());

/** The API, for components that send their own requests; pages get their data from their loaders. */
export function useTRPC(): Api {
  return use(ApiContext);
}
