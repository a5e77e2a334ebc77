import { type Queryable, queryFirst } from "../queryable.ts";
import { isoTime } from "../sql-parts.ts";

/** A setting that says who needs a second factor. */
export const SECOND_FACTOR_RULE = "second_factor_rule";

/** Whether the setting requires a second factor of the row of `person`. */
export const REQUIRED = `exists (
  select from setting where key = '${SECOND_FACTOR_RULE}'
    and (value = '"everyone"' or (value = '"administrators"' and person.role = 'administrator')))`;

export interface PasskeyRow {
  id: number;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

export interface SecondFactorRow {
  /** Whether sign-ins with the password ask for a one-time code. */
  codes: boolean;
  recovery_codes_left: number;
  passkeys: PasskeyRow[];
  required: boolean;
}

/** Finds the second factors of a person, and whether the person needs one. */
export function findSecondFactors(db: Queryable, personId: number): Promise<SecondFactorRow | null> {
  return queryFirst<SecondFactorRow>(db, {
    name: "find-second-factors",
    text: `select
        exists (select from one_time_codes where person_id = person.id and confirmed_at is not null) as codes,
        (select count(*)::int from recovery_code where person_id = person.id and used_at is null) as recovery_codes_left,
        (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'created_at', ${isoTime("created_at")},
            'last_used_at', ${isoTime("last_used_at")}) order by id), '[]')
          from passkey where person_id = person.id) as passkeys,
        ${REQUIRED} as required
      from person where id = $1`,
    values: [personId],
  });
}

/** Whether a save changed who needs a second factor. */
export async function changesSecondFactorRule(db: Queryable, changeSetId: string): Promise<boolean> {
  const found = await queryFirst(db, {
    name: "changes-second-factor-rule",
    text: `select 1 from change
      where change_set_id = $1 and kind = 'setting' and label = '${SECOND_FACTOR_RULE}' limit 1`,
    values: [changeSetId],
  });
  return found !== null;
}
