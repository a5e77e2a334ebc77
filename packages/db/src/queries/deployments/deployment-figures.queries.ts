import type { Queryable } from "../queryable.ts";

export interface DeploymentFiguresRow {
  running: number;
  ended: { status: string; count: number }[];
  lastSuccess: number | null;
  lastFailure: number | null;
  lastDuration: number | null;
}

/** Counts all deployments, and tells when the last ones ended, as Unix times in seconds. */
export async function readDeploymentFigures(db: Queryable): Promise<DeploymentFiguresRow> {
  const { rows } = await db.query<DeploymentFiguresRow>({
    name: "deployment-figures",
    text: `with newest as (select distinct on (status) status, extract(epoch from finished_at)::float8 as at,
         extract(epoch from finished_at - started_at)::float8 as took
         from deployment where status <> 'running' order by status, id desc),
       counted as (select status, count(*)::int as count from deployment group by status)
     select coalesce((select count from counted where status = 'running'), 0) as running,
       coalesce((select jsonb_agg(counted order by status) from counted where status <> 'running'), '[]') as ended,
       (select at from newest where status = 'succeeded') as "lastSuccess",
       (select at from newest where status = 'failed') as "lastFailure",
       (select took from newest where status = 'succeeded') as "lastDuration"`,
  });
  return rows[0] ?? { running: 0, ended: [], lastSuccess: null, lastFailure: null, lastDuration: null };
}
