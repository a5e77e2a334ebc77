import type { FastifyRequest } from "fastify";
import { isPublic } from "./is-public.ts";
import { inputKey } from "./procedure-input.ts";

/**
 * The cache key of a GET of the web app: the procedure and its parsed input. The URL is parsed as tRPC parses it.
 *
 * @returns null for a batch, because the number of possible combinations is unlimited, and for a streamed response
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
