import { type Queryable, queryAll, queryFirst } from "../queryable.ts";
import { isoTime } from "../sql-parts.ts";
import { CAN_SIGN_IN, IS_SET_UP } from "./openid-identity.queries.ts";

export interface PersonRow {
  id: number;
  name: string;
  email: string;
  role: "editor" | "administrator";
  /** The only languages whose translations the person may change; null for all content. */
  language_ids: number[] | null;
  can_review: boolean;
  /** False for a person who has not accepted the invitation. */
  can_sign_in: boolean;
  deactivated: boolean;
  has_second_factor: boolean;
  last_seen_at: string | null;
  created_at: string;
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

const COLUMNS = `id, name, email, role,
  case when role = 'editor' then language_ids end as language_ids,
  role <> 'editor' or can_review as can_review, ${CAN_SIGN_IN} as can_sign_in,
  deactivated_at is not null as deactivated, second_factor_at is not null as has_second_factor,
  ${isoTime("last_seen_at")} as last_seen_at,
  ${isoTime("created_at")} as created_at`;

/** Lists all people by name, including those who are invited or deactivated. */
export function listPeople(db: Queryable): Promise<PersonRow[]> {
  return queryAll<PersonRow>(db, {
    name: "list-people",
    text: `select ${COLUMNS} from person order by lower(name), id`,
  });
}

export function findPerson(db: Queryable, id: number): Promise<PersonRow | null> {
  return queryFirst<PersonRow>(db, {
    name: "find-person",
    text: `select ${COLUMNS} from person where id = $1`,
    values: [id],
  });
}

export interface PersonNameRow {
  id: number;
  name: string;
  /** Whether the person can sign in, or was invited. */
  active: boolean;
}

export function listPersonNames(db: Queryable): Promise<PersonNameRow[]> {
  return queryAll<PersonNameRow>(db, {
    name: "list-person-names",
    text: "select id, name, deactivated_at is null as active from person order by lower(name), id",
  });
}

/** Whether the site is set up; from then on, set-up links are invalid. */
export async function isSetUp(db: Queryable): Promise<boolean> {
  const { rows } = await db.query({ name: "is-set-up", text: `select 1 where ${IS_SET_UP}` });
  return rows.length > 0;
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

export interface SessionRow {
  id: number;
  address: string;
  user_agent: string;
  created_at: string;
  last_seen_at: string;
}

/** Lists the active sessions of a person, most recently used first. */
export function listSessions(db: Queryable, personId: number, idleDays: number): Promise<SessionRow[]> {
  return queryAll<SessionRow>(db, {
    name: "list-sessions",
    text: `select id, address, user_agent, ${isoTime("created_at")} as created_at,
        ${isoTime("session.last_seen_at")} as last_seen_at
      from session
      where person_id = $1 and expires_at > now() and last_seen_at > now() - make_interval(days => $2)
      order by session.last_seen_at desc, id desc`,
    values: [personId, idleDays],
  });
}

/** Deletes a session of a person. @returns false if the person has no such session */
export async function endSession(db: Queryable, personId: number, sessionId: number): Promise<boolean> {
  const { rows } = await db.query({
    name: "end-session",
    text: "delete from session where id = $1 and person_id = $2 returning id",
    values: [sessionId, personId],
  });
  return rows.length > 0;
}

export async function endSessions(db: Queryable, personId: number): Promise<void> {
  await db.query({
    name: "end-sessions",
    text: "delete from session where person_id = $1",
    values: [personId],
  });
}
