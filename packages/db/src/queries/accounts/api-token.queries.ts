import { type Queryable, queryAll, queryFirst } from "../queryable.ts";
import { isoTime } from "../sql-parts.ts";

export interface TokenActorRow {
  token_id: number;
  name: string;
  role: "reader" | "editor" | "administrator";
  /** The only languages whose translations it may change; null for all content. */
  language_ids: number[] | null;
  can_review: boolean;
  unseen: boolean;
}

/**
 * Finds an API token that is neither expired nor revoked, with its current role and languages: at most those of the
 * person who created it.
 *
 * @param tokenHashes the hashes under which it may be stored
 * @returns null also for a token whose creator is deactivated or unknown
 */
export function findTokenActor(db: Queryable, tokenHashes: readonly string[]): Promise<TokenActorRow | null> {
  return queryFirst<TokenActorRow>(db, {
    name: "find-token-actor",
    text: `select api_token.id as token_id, api_token.name,
        case
          when person.role = 'administrator' or person.language_ids is null then
            case when language_id is not null then array[language_id] end
          when language_id is null then person.language_ids
          else array(select language_id where language_id = any(person.language_ids))
        end as language_ids,
        person.role <> 'editor' or person.can_review as can_review,
        case when read_only then 'reader' when person.role = 'administrator' then api_token.role
          else person.role end as role,
        last_used_at is null or last_used_at < now() - interval '1 minute' as unseen
      from api_token join person on person.id = created_by_id and deactivated_at is null
      where token_hash = any($1) and revoked_at is null and (expires_at is null or expires_at > now())`,
    values: [tokenHashes],
  });
}

/** Records the use of an API token. */
export async function touchToken(db: Queryable, tokenId: number): Promise<void> {
  await db.query({
    name: "note-token-used",
    text: `update api_token set last_used_at = now()
      where id = (select id from api_token where id = $1 for update skip locked)`,
    values: [tokenId],
  });
}

export interface ApiTokenRow {
  id: number;
  name: string;
  role: "reader" | "editor" | "administrator";
  prefix: string;
  suffix: string | null;
  /** The only language whose translations it may change; null for all content. */
  language_id: number | null;
  /** English name of that language; null once it is deleted. */
  language: string | null;
  created_by: string | null;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
}

/** Lists the API tokens that are not revoked, including expired ones, newest first. */
export function listApiTokens(db: Queryable): Promise<ApiTokenRow[]> {
  return queryAll<ApiTokenRow>(db, {
    name: "list-api-tokens",
    text: `select api_token.id, api_token.name, prefix, suffix, person.name as created_by,
        language_id, language.name as language,
        case when read_only then 'reader' else api_token.role end as role,
        ${isoTime("api_token.created_at")} as created_at, ${isoTime("expires_at")} as expires_at,
        ${isoTime("last_used_at")} as last_used_at
      from api_token left join person on person.id = created_by_id left join language on language.id = language_id
      where revoked_at is null order by api_token.id desc`,
  });
}
