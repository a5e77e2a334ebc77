import type { AnyTRPCProcedure } from "@trpc/server";
import { ZodObject, type ZodType } from "zod";
import type { ProcedureMeta } from "../../trpc/procedures.ts";
import { appRouter } from "./app-router.ts";

/**
 * Every procedure of the API by its dotted path, with its metadata and its schemas. tRPC's types show a nested record
 * instead, and none of them.
 */
export const procedures = appRouter._def.procedures as unknown as Record<
  string,
  AnyTRPCProcedure & { _def: { meta?: ProcedureMeta; inputs: ZodType[]; output?: ZodType } }
>;

/** The metadata of a procedure, by its dotted path. */
export function procedureMeta(path: string): ProcedureMeta {
  return procedures[path]?._def.meta ?? {};
}

/** Whether a procedure requires no authentication, so that caches may store its response. */
export function isPublic(path: string): boolean {
  return procedureMeta(path).public === true;
}

/** The input schema of a procedure. */
export function inputSchema(path: string): ZodType | undefined {
  return procedures[path]?._def.inputs[0];
}

/** The output schema of a procedure. */
export function outputSchema(path: string): ZodType | undefined {
  return procedures[path]?._def.output;
}

/** The names of a procedure's input fields. */
export function inputNames(path: string): string[] {
  const input = inputSchema(path);
  return input instanceof ZodObject ? Object.keys(input.shape) : [];
}

/** Whether a schema is one of an object with a field of this name. */
export function hasField(schema: ZodType | undefined, name: string): boolean {
  return schema instanceof ZodObject && name in schema.shape;
}

/**
 * Whether a REST call takes the header Idempotency-Key: if it creates a record. A response with a secret is not stored,
 * so that the database has no more copies of it.
 */
export function takesIdempotencyKey(path: string): boolean {
  return procedureMeta(path).status === 201 && !hasField(outputSchema(path), "secret");
}

/** Whether a REST call takes the header If-Match: if it writes a record that has versions. */
export function takesIfMatch(path: string): boolean {
  return procedures[path]?._def.type === "mutation" && hasField(inputSchema(path), "version");
}

/** Parses an input as the procedure does: without unknown fields, in the order of its schema. */
export function readInput(path: string, input: unknown): Record<string, unknown> | null {
  const read = inputSchema(path)?.safeParse(input);
  return read?.success ? (read.data as Record<string, unknown>) : null;
}

/** The part of a cache key that identifies the input of a public query; null if the input is invalid. */
export function inputKey(path: string, input: unknown): string | null {
  const read = readInput(path, input);
  return read && JSON.stringify(read);
}
