import { appRouter } from "./app-router.ts";

// tRPC keeps every procedure under its dotted path; its types show the nested record instead.
const procedures = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { meta?: { public?: boolean } } }
>;

/** Whether anybody may call a procedure, and caches may keep what it answers. */
export function isPublic(path: string): boolean {
  return procedures[path]?._def.meta?.public === true;
}
