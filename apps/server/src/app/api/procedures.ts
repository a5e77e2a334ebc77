import type { AnyTRPCProcedure } from "@trpc/server";
import type { ZodType } from "zod";
import type { ProcedureMeta } from "../../trpc/init.ts";
import { appRouter } from "./app-router.ts";

/**
 * Every procedure of the API by its dotted path, with its metadata and its input schemas. tRPC's types show a nested
 * record instead, and neither of the two.
 */
export const procedures = appRouter._def.procedures as unknown as Record<
  string,
  AnyTRPCProcedure & { _def: { meta?: ProcedureMeta; inputs: ZodType[] } }
>;
