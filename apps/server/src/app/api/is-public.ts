import { procedureMeta } from "./procedure-meta.ts";

/** Whether a procedure requires no authentication, so that caches may store its response. */
export function isPublic(path: string): boolean {
  return procedureMeta(path).public === true;
}
