import { readWholeNumber } from "@saywhere/validators/texts/field-schemas";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { decodeWildcard } from "../../http/wildcard-param.ts";

/** Builds the input of a call from a request. */
export type RestInput = (request: FastifyRequest) => Record<string, unknown>;

/**
 * Builds an input from the URL and, for writes, the body. An empty query parameter counts as missing for a GET, but not
 * for a write. The key of a file is the whole rest of the path, including slashes.
 *
 * @param schema of the procedure's input: for its number fields, the URL must contain a whole number
 */
export function restInput(schema: unknown): RestInput {
  const numbers = numbersOf(schema);
  const read = (given: object) =>
    Object.entries(given).map(([name, value]): [string, unknown] => [
      name,
      numbers.has(name) ? readWholeNumber(value) : value,
    ]);
  return (request) => {
    const { method, query, body } = request;
    const { "*": path, ...params } = request.params as Record<string, string>;
    const inQuery = method === "GET" || method === "DELETE";
    const given = inQuery ? read(query as object) : Object.entries(body ?? {});
    return {
      ...Object.fromEntries(method === "GET" ? given.filter(([, value]) => value !== "") : given),
      ...Object.fromEntries(read(params)),
      ...(path !== undefined && { key: decodeWildcard(request) }),
    };
  };
}

/** Names of the number fields, optional or not. */
function numbersOf(schema: unknown): Set<string> {
  if (!(schema instanceof z.ZodObject)) return new Set();
  const fields = Object.entries<z.ZodType>(schema.shape);
  return new Set(fields.filter(([, field]) => isNumber(field)).map(([name]) => name));
}

function isNumber(field: z.ZodType): boolean {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault)
    return isNumber(field.unwrap() as z.ZodType);
  return field instanceof z.ZodNumber;
}
