import type { Author } from "@saywhere/db/change-set";
import type { Me } from "@saywhere/validators/accounts/account";
import { AppError } from "../errors/app-error.ts";
import type { Actor } from "./actor.ts";

/**
 * @throws AppError UNAUTHORIZED for an anonymous client, FORBIDDEN for a person who has to add a second factor before
 *   anything else
 */
export function requireUser(actor: Actor | null): Actor {
  const known = requireKnown(actor);
  if (!known.me.second_factor_missing) return known;
  throw new AppError(
    "FORBIDDEN",
    "Your account needs a second factor. Reload the page and add one, or sign in again.",
  );
}

function requireKnown(actor: Actor | null): Actor {
  if (!actor) throw new AppError("UNAUTHORIZED", "Sign in first");
  return actor;
}

/** @throws AppError UNAUTHORIZED for an anonymous client, FORBIDDEN for an API token that only reads */
export function requireEditor(actor: Actor | null): Actor {
  const known = requireUser(actor);
  if (known.role !== "reader") return known;
  throw new AppError("FORBIDDEN", "This API token is read-only. Use a token with the editor role");
}

/** The error for an author who may change the translations of some languages, and tried to change anything else. */
export function beyondLanguages({ apiTokenId }: Author): AppError {
  return new AppError(
    "FORBIDDEN",
    apiTokenId === null
      ? "You may only change translations of the languages that an administrator chose for you"
      : "This API token may only change the translations of one language",
  );
}

/** @throws AppError FORBIDDEN for an author who may not change the translations of a language */
export function requireLanguage({ languageIds, ...author }: Author, languageId: number | undefined): void {
  if (languageIds && (languageId === undefined || !languageIds.includes(languageId)))
    throw beyondLanguages(author);
}

/** @throws AppError FORBIDDEN for an author whose own changes need a review */
export function requireReviewer(author: Author): void {
  if (author.needsReview)
    throw new AppError("FORBIDDEN", "Only a reviewer may mark a translation as reviewed");
}

/** @throws AppError UNAUTHORIZED for an anonymous client, FORBIDDEN for a user who is not an administrator */
export function requireAdministrator(actor: Actor | null): Actor {
  const known = requireUser(actor);
  if (known.role === "administrator") return known;
  throw new AppError("FORBIDDEN", "Only administrators may do this");
}

/** A person with a session, never a program with an API token. */
export interface SignedInActor extends Actor {
  me: Me & { id: number };
  sessionId: number;
}

/**
 * Also for a person who has to add a second factor.
 *
 * @throws AppError UNAUTHORIZED for an anonymous client, FORBIDDEN for an API token
 */
export function requireSession(actor: Actor | null): SignedInActor {
  const { me, sessionId, ...known } = requireKnown(actor);
  if (me.id !== null && sessionId !== null) return { ...known, me: { ...me, id: me.id }, sessionId };
  throw refusedToken();
}

/** The error for an API token that does what only a person may do. */
export function refusedToken(): AppError {
  return new AppError(
    "FORBIDDEN",
    "Only a person who is signed in can do this. API tokens cannot manage people, API tokens, sessions or passwords.",
  );
}
