import { SECOND_FACTOR_RULE } from "../accounts/second-factor.queries.ts";
import { AUTO_GENERATE } from "../content-version.queries.ts";
import { type Queryable, queryFirst } from "../queryable.ts";
import type { DeploymentChanges } from "./deployment.queries.ts";

/** Whether a row `c` of `change` is about content that public pages show. */
export const IS_PUBLIC_CHANGE = `(c.kind in ('language', 'category', 'phrase', 'related_phrase', 'translation', 'setting', 'synonym_group')
  and coalesce(coalesce(c.after, c.before) ->> 'key', '') not in ('${AUTO_GENERATE}', '${SECOND_FACTOR_RULE}'))`;

/**
 * Finds the commit position up to which a store has the changes of the content: after a rollback, that of the deployment
 * to which it rolled back. Null if no deployment recorded one.
 */
export async function findDeployedPosition(db: Queryable, target: string): Promise<string | null> {
  const newest = await queryFirst<{ position: string }>(db, {
    text: `
      with recursive shown as (
        (select changes, restores_id from deployment
          where target = $1 and status = 'succeeded' and (changes is not null or restores_id is not null)
          order by id desc limit 1)
        union all
        select d.changes, d.restores_id from shown join deployment d on d.id = shown.restores_id
          where shown.changes is null
      )
      select changes ->> 'upTo' as position from shown where changes is not null`,
    values: [target],
  });
  return newest?.position ?? null;
}

/** Sums up the changes of the content since a commit position; a change of a related phrase counts for its phrase. */
export function readChangesSince(db: Queryable, after: string | null): Promise<DeploymentChanges | null> {
  return queryFirst<DeploymentChanges>(db, {
    text: `
      with newest as (select coalesce(max(commit_position), 0) as position from change_set),
        changed as (
          select distinct case c.kind when 'related_phrase' then 'phrase' else c.kind end as kind, c.record_id,
            s.author_name
          from change_set s join change c on c.change_set_id = s.id, newest
          where s.commit_position > $1::bigint and s.commit_position <= newest.position and ${IS_PUBLIC_CHANGE})
      select $1::text as after, newest.position::text as "upTo",
        case when $1 is not null then (select count(distinct (kind, record_id))::int from changed) end as records,
        (select coalesce(jsonb_agg(distinct author_name), '[]') from changed) as authors
      from newest`,
    values: [after],
  });
}
