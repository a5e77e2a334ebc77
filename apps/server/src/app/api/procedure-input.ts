import { ZodObject, type ZodType } from "zod";
import { procedures } from "./procedures.ts";

/** The input schema of a procedure. */
export function inputSchema(path: string): ZodType | undefined {
  return procedures[path]?._def.inputs[0];
}

/** The names of a procedure's input fields. */
export function inputNames(path: string): string[] {
  const input = inputSchema(path);
  return input instanceof ZodObject ? Object.keys(input.shape) : [];
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
