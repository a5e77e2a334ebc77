import type { ProcedureMeta } from "../../trpc/init.ts";
import { procedures } from "./procedures.ts";

/** The metadata of a procedure, by its dotted path. */
export function procedureMeta(path: string): ProcedureMeta {
  return procedures[path]?._def.meta ?? {};
}
