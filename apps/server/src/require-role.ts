import { AppError } from "./app-error.ts";
import type { Actor } from "./trpc/context.ts";

/** @throws AppError UNAUTHORIZED for somebody unknown */
export function requireActor(actor: Actor | null): Actor {
  if (!actor) throw new AppError("UNAUTHORIZED", "Sign in first");
  return actor;
}

/** @throws AppError UNAUTHORIZED for somebody unknown, FORBIDDEN for who is no administrator */
export function requireAdministrator(actor: Actor | null): Actor {
  const known = requireActor(actor);
  if (known.role === "administrator") return known;
  throw new AppError("FORBIDDEN", "Only administrators may do this");
}
