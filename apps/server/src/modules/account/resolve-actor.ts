import { findTokenActor, touchToken } from "@saywhere/db/queries/accounts/api-token.queries";
import { findSessionActor, touchSession } from "@saywhere/db/queries/accounts/session.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { Actor } from "../../auth/actor.ts";
import { hashSecret, hashToken } from "../../auth/secret.ts";
import { IDLE_DAYS } from "../../auth/session-lifetime.ts";
import { presentMe } from "./account.presenter.ts";

/**
 * Returns the actor of a session and records its use; null for a session that ended or never existed. If the person
 * needs a second factor, a session that began without one has ended; a person who has none can only add one.
 */
export async function actorOfSession(db: Queryable, identifier: string): Promise<Actor | null> {
  const row = await findSessionActor(db, hashSecret(identifier), IDLE_DAYS);
  if (!row) return null;
  const secondFactorMissing = row.second_factor_required && !row.multi_factor;
  if (secondFactorMissing && row.has_second_factor) return null;
  if (row.unseen) await touchSession(db, row.session_id);
  const { person_id, name, email, role, language_ids, can_review } = row;
  return {
    me: presentMe(
      { id: person_id, name, email, role, languageIds: language_ids, canReview: can_review },
      secondFactorMissing,
    ),
    role,
    author: {
      personId: person_id,
      apiTokenId: null,
      name,
      languageIds: language_ids,
      needsReview: !can_review,
    },
    sessionId: row.session_id,
  };
}

/** Returns the actor of an API token and records its use; null for an invalid token. */
export async function actorOfToken(db: Queryable, token: string): Promise<Actor | null> {
  const hashes = [false, true].map((restricted) => hashToken(token, { restricted }));
  const row = await findTokenActor(db, hashes);
  if (!row) return null;
  if (row.unseen) await touchToken(db, row.token_id);
  const { token_id, name, role, language_ids, can_review } = row;
  return {
    me: { id: null, name, email: null, role, language_ids, can_review },
    role,
    author: {
      personId: null,
      apiTokenId: token_id,
      name,
      languageIds: language_ids,
      needsReview: !can_review,
    },
    sessionId: null,
  };
}
