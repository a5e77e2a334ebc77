import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { createContext, use } from "react";
import { statusOf } from "../../../shared/api-error.ts";

/** What pages and components call of the client of TanStack Query. */
export type Queries = Pick<QueryClient, "query" | "cancelQueries">;

/**
 * The client of TanStack Query for the browser, which is loaded with the first query: a page that the server rendered has
 * its data and needs none.
 */
export class LazyQueryClient implements Queries {
  #loading: Promise<QueryClient> | undefined;
  #client: QueryClient | undefined;
  #prepare: ((client: QueryClient) => void)[] = [];

  query: Queries["query"] = async (options) => (await this.#load()).query(options);

  /** Without a client there is no query to cancel. */
  cancelQueries: Queries["cancelQueries"] = async (...filters) => {
    // A client that does not load has failed its queries already.
    await this.#loading?.catch(() => {});
    await this.#client?.cancelQueries(...filters);
  };

  /** Calls a function with the client before the next query. */
  whenLoaded(prepare: (client: QueryClient) => void): void {
    if (this.#client) prepare(this.#client);
    else this.#prepare.push(prepare);
  }

  #load(): Promise<QueryClient> {
    this.#loading ??= connected().then(async () => {
      const { createQueryClient } = await import("./create-query-client.ts");
      const client = createQueryClient();
      client.mount();
      this.#client = client;
      for (const prepare of this.#prepare) prepare(client);
      return client;
    });
    // The next query tries again.
    this.#loading.catch(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }
}

export const QueriesContext = createContext<Queries>(new LazyQueryClient());

/**
 * The queries of the page, for components that send their own requests. Not the provider of TanStack Query, whose client
 * has everything that it can do: here, the rest would be missing until the first query.
 */
export function useQueryClient(): Queries {
  return use(QueriesContext);
}

/** Waits for a connection, as queries do, unless a service worker has the file. */
async function connected(): Promise<void> {
  const { onLine, serviceWorker } = navigator as { onLine: boolean; serviceWorker?: ServiceWorkerContainer };
  if (onLine || serviceWorker?.controller) return;
  await new Promise((online) => addEventListener("online", online, { once: true }));
}

/** Turns a "not found" response, and a slug that no record can have, into the not-found page. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const status = statusOf(error);
    if (status === 404 || status === 400) throw notFound();
    throw error;
  }
}

/** For optional parts of a page: null when the record does not exist. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}
