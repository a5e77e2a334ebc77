import { isoTime } from "../iso-time.ts";
import type { Queryable } from "../queryable.ts";

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
