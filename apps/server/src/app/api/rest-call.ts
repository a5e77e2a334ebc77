import { LIST_LIMIT, TRPC_LIST } from "@saywhere/validators/api/pagination";
import { callTRPCProcedure, getTRPCErrorShape, TRPCError } from "@trpc/server";
import type { FastifyRequest } from "fastify";
import type { Caller } from "../../auth/actor.ts";
import { AppError, invalidField } from "../../errors/app-error.ts";
import { checkQueryParameters } from "../../http/check-query-parameters.ts";
import { requiredVersions } from "../../http/etag.ts";
import { refuseDeletionBody, refuseUnknownFields } from "../../http/refuse-unknown-fields.ts";
import { type Context, createContext, type Services } from "../../trpc/context.ts";
import { appRouter } from "./app-router.ts";
import { readInput } from "./procedure-metadata.ts";
import type { RestRoute } from "./rest-route.ts";

type Input = Record<string, unknown>;

/** A request's call of the procedure of its route; a long list takes several calls. */
export class RestCall {
  readonly input: Input;
  /** The header If-Match, where the route takes it. */
  readonly ifMatch: string | undefined;
  readonly context: Context;
  /** Cursor of the list's next page, if the list continues. */
  next: string | undefined;
  /** Result of the last call. */
  result: unknown;
  readonly #route: RestRoute;
  readonly #request: FastifyRequest;

  constructor(route: RestRoute, request: FastifyRequest, given: { services: Services; caller: Caller }) {
    this.#route = route;
    this.#request = request;
    this.input = route.inputOf(request);
    this.ifMatch = route.takesIfMatch ? request.headers["if-match"] : undefined;
    this.context = createContext({
      ...given,
      recordRequired: this.ifMatch !== undefined,
      onNextPage: (after) => {
        this.next = after;
      },
    });
  }

  /** Calls the procedure, and returns its result as JSON. */
  run(): Promise<string> {
    const length = this.#listLength();
    return length === null ? this.#callOne(this.input) : this.#callList(length);
  }

  /** What an error of the call says to the client. */
  describe(error: TRPCError) {
    return getTRPCErrorShape({
      config: appRouter._def._config,
      error,
      input: this.input,
      path: this.#route.path,
      type: this.#route.type,
      ctx: this.context,
    });
  }

  /** A write compares the record with one version; if the stored one is another that If-Match names, with that one. */
  async #callOne(input: Input): Promise<string> {
    try {
      return await this.#call(input);
    } catch (error) {
      const stored = this.input["version"] === undefined ? storedVersion(error) : undefined;
      if (stored === undefined || !requiredVersions(this.ifMatch)?.includes(stored)) throw error;
      return this.#callOne({ ...input, version: stored });
    }
  }

  async #call(input: Input): Promise<string> {
    const { path, type, schema, output, isRecord, parameters } = this.#route;
    this.next = undefined;
    this.result = await callTRPCProcedure({
      router: appRouter,
      path,
      type,
      ctx: this.context,
      signal: undefined,
      batchIndex: 0,
      getRawInput: async () => {
        const { method, query, body } = this.#request;
        checkQueryParameters(query, parameters);
        if (method === "DELETE") refuseDeletionBody(body, parameters);
        const whole = withVersion(input, requiredVersions(this.ifMatch));
        // A program can send a record as it read it.
        refuseUnknownFields(body, { accepted: schema, ignored: isRecord ? output : undefined }, whole);
        return whole;
      },
    });
    return JSON.stringify(this.result);
  }

  /**
   * Reads, validates and serializes a long list in chunks, so that other requests are served in between. The first chunk
   * is short: most lists end with it, and do not wait for the long lists of others.
   */
  async #callList(length: number): Promise<string> {
    const { usual, most } = TRPC_LIST;
    const parts: string[] = [];
    let left = length;
    for (let limit = Math.min(left, usual); limit > 0; limit = Math.min(left, most)) {
      left -= limit;
      const after = this.next === undefined ? {} : { after: this.next };
      parts.push(await this.#call({ ...this.input, ...after, limit }));
      if (this.next === undefined) break;
      this.context.listStarted = limit > usual;
    }
    if (parts.length === 1) return String(parts[0]);
    // The last page is empty if its items were deleted after the page before was read.
    const items = parts.map((part) => part.slice(1, -1)).filter((part) => part !== "");
    return `[${items.join(",")}]`;
  }

  /** Number of items that the call requests from a potentially long list; null for another call or an invalid input. */
  #listLength(): number | null {
    if (!this.#route.isList) return null;
    const read = readInput(this.#route.path, this.input) as { limit?: number } | null;
    return read && (read.limit ?? LIST_LIMIT);
  }
}

/** Adds a version that a client requires to the input of a write. */
function withVersion(input: Input, versions: number[] | null): Input {
  if (versions === null) return input;
  const { version = versions[0] } = input;
  if (!versions.some((required) => required === version)) {
    throw invalidField(["version"], "This is another version than that of If-Match");
  }
  return { ...input, version };
}

/** The version of the record whose other version a write was refused for. */
function storedVersion(error: unknown): number | undefined {
  const cause = error instanceof TRPCError ? error.cause : undefined;
  const conflict = cause instanceof AppError ? cause.conflict : undefined;
  return conflict?.reason === "stale" ? Number(conflict.current["version"]) : undefined;
}
