import type { Queryable } from "../queryable.ts";
import { isoTime } from "../sql-parts.ts";

export interface PersonRow {
  id: number;
  name: string;
  email: string;
  role: "editor" | "administrator";
  has_password: boolean;
  deactivated: boolean;
  last_seen_at: string | null;
  created_at: string;
}

export interface ApiTokenRow {
  id: number;
  name: string;
  role: "editor" | "administrator";
  prefix: string;
  created_by: string | null;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
}

const COLUMNS = `id, name, email, role, password_hash is not null as has_password,
  deactivated_at is not null as deactivated, ${isoTime("last_seen_at")} as last_seen_at,
  ${isoTime("created_at")} as created_at`;

/** Everybody who may sign in, was invited to, or once did, by name. */
export async function listPeople(db: Queryable): Promise<PersonRow[]> {
  const { rows } = await db.query<PersonRow>({
    name: "list-people",
    text: `select ${COLUMNS} from person order by lower(name), id`,
  });
  return rows;
}

/** Somebody by identifier. */
export async function findPerson(db: Queryable, id: number): Promise<PersonRow | null> {
  const { rows } = await db.query<PersonRow>({
    name: "find-person",
    text: `select ${COLUMNS} from person where id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** The names of everybody. */
export async function listPersonNames(db: Queryable): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.query<{ id: number; name: string }>({
    name: "list-person-names",
    text: "select id, name from person order by lower(name), id",
  });
  return rows;
}

/** Whether anybody has chosen a password, after which nobody can set the site up anew. */
export async function isSetUp(db: Queryable): Promise<boolean> {
  const { rows } = await db.query({
    name: "is-set-up",
    text: "select 1 from person where password_hash is not null limit 1",
  });
  return rows.length > 0;
}

/** The API tokens that were not revoked, the newest first; those that ran out among them. */
export async function listApiTokens(db: Queryable): Promise<ApiTokenRow[]> {
  const { rows } = await db.query<ApiTokenRow>({
    name: "list-api-tokens",
    text: `select api_token.id, api_token.name, api_token.role, prefix, person.name as created_by,
        ${isoTime("api_token.created_at")} as created_at, ${isoTime("expires_at")} as expires_at,
        ${isoTime("last_used_at")} as last_used_at
      from api_token left join person on person.id = created_by_id
      where revoked_at is null order by api_token.id desc`,
  });
  return rows;
}

export interface SessionRow {
  id: number;
  address: string;
  user_agent: string;
  created_at: string;
  last_seen_at: string;
}

/** The sessions of a person that have not ended, the one used last first. */
export async function listSessions(db: Queryable, personId: number, idleDays: number): Promise<SessionRow[]> {
  const { rows } = await db.query<SessionRow>({
    name: "list-sessions",
    text: `select id, address, user_agent, ${isoTime("created_at")} as created_at,
        ${isoTime("session.last_seen_at")} as last_seen_at
      from session
      where person_id = $1 and expires_at > now() and last_seen_at > now() - make_interval(days => $2)
      order by session.last_seen_at desc, id desc`,
    values: [personId, idleDays],
  });
  return rows;
}

/** Ends a session of a person; false when the person has no such session. */
export async function endSession(db: Queryable, personId: number, sessionId: number): Promise<boolean> {
  const { rows } = await db.query({
    name: "end-session",
    text: "delete from session where id = $1 and person_id = $2 returning id",
    values: [sessionId, personId],
  });
  return rows.length > 0;
}

/** Ends every session of a person. */
export async function endSessions(db: Queryable, personId: number): Promise<void> {
  await db.query({
    name: "end-sessions",
    text: "delete from session where person_id = $1",
    values: [personId],
  });
}
