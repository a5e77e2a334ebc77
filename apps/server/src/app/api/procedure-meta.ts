import type { ProcedureMeta } from "../../trpc/init.ts";
import { appRouter } from "./app-router.ts";

// tRPC stores every procedure under its dotted path; its types show the nested record instead.
const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { meta?: ProcedureMeta } }>;

/** The metadata of a procedure, by its dotted path. */
export function procedureMeta(path: string): ProcedureMeta {
  return procedures[path]?._def.meta ?? {};
}
