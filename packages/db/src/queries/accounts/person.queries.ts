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
