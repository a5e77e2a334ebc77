import { procedureMeta } from "./procedure-meta.ts";

/** Whether anybody may call a procedure, and caches may keep what it answers. */
export function isPublic(path: string): boolean {
  return procedureMeta(path).public === true;
}
