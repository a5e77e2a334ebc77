import type { FastifyRequest } from "fastify";
import { isPublic } from "./is-public.ts";
import { inputKey } from "./procedure-input.ts";

/**
 * The cache key of a GET of the web app: the procedure and what it reads of its input. The URL is read as tRPC reads it.
 *
 * @returns null for a batch, of which there are as many as there are combinations, and for a streamed response
 */
export function trpcCacheKey(request: FastifyRequest): string | null {
  const { path = "" } = request.params as { path?: string };
  if (request.headers["trpc-accept"] !== undefined || !isPublic(path)) return null;
  const { searchParams } = new URL(request.url, "http://host");
  if (searchParams.get("batch") === "1") return null;
  const key = inputKey(path, readJson(searchParams.get("input")));
  return key && `${path} ${key}`;
}

function readJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
