import type { AnyTRPCProcedure } from "@trpc/server";
import { ZodObject, type ZodType } from "zod";
import { appRouter } from "./app-router.ts";

// tRPC keeps every procedure under its dotted path, and what it takes untyped; its types show neither.
const procedures = appRouter._def.procedures as unknown as Record<
  string,
  AnyTRPCProcedure & { _def: { inputs: ZodType[] } }
>;

/** The schema of what a procedure takes. */
export function inputSchema(path: string): ZodType | undefined {
  return procedures[path]?._def.inputs[0];
}

/** The names of what a procedure takes. */
export function inputNames(path: string): string[] {
  const input = inputSchema(path);
  return input instanceof ZodObject ? Object.keys(input.shape) : [];
}

/** An input as the procedure reads it: without what it does not know, in the order of its schema. */
export function readInput(path: string, input: unknown): Record<string, unknown> | null {
  const read = inputSchema(path)?.safeParse(input);
  return read?.success ? (read.data as Record<string, unknown>) : null;
}

/** The part of a cache key that says what a public query is asked for; null where that cannot be read. */
export function inputKey(path: string, input: unknown): string | null {
  const read = readInput(path, input);
  return read && JSON.stringify(read);
}
