import type { MikroORM } from "@mikro-orm/postgresql";
import { readContentVersion } from "@saywhere/db/queries/content-version.queries";
import {
  type DeploymentReason,
  type DeploymentRow,
  findRunningDeployment,
  insertDeployment,
} from "@saywhere/db/queries/deployments/deployment.queries";
import { type Queryable, toQueryable } from "@saywhere/db/queries/queryable";
import { AppError } from "../../errors/app-error.ts";
import type { DeploymentJobs } from "./deployment-jobs.ts";

const UNIQUE_VIOLATION = "23505";

interface Start {
  target: string;
  reason: DeploymentReason;
  /** Null for a deployment started by a content change. */
  author: { personId: number | null; name: string } | null;
  restoresId?: number;
}

export interface StartDeps {
  db: Queryable;
  orm: MikroORM;
  jobs: Pick<DeploymentJobs, "send">;
}

/**
 * Stores a deployment together with the job that runs it, in one transaction.
 *
 * @returns the identifier of the deployment
 * @throws AppError CONFLICT while another deployment runs, with who started it and when
 */
export async function startDeployment({ db, orm, jobs }: StartDeps, given: Start): Promise<number> {
  const { author, restoresId = null, ...rest } = given;
  try {
    return await orm.em.fork().transactional(async (em) => {
      const tx = toQueryable(em);
      const id = await insertDeployment(tx, {
        ...rest,
        restoresId,
        personId: author?.personId ?? null,
        authorName: author?.name ?? null,
        contentVersion: await readContentVersion(tx),
      });
      await jobs.send(id, tx);
      return id;
    });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION)) throw error;
    const running = await findRunningDeployment(db);
    throw new AppError(
      "CONFLICT",
      running ? wordsFor(running) : "Another deployment just ended. Try again.",
      {
        cause: error,
      },
    );
  }
}

function wordsFor({ reason, authorName, startedAt, restoresId }: DeploymentRow): string {
  const time = `${startedAt.slice(11, 16)} (UTC)`;
  if (authorName === null) {
    return reason === "content"
      ? `A change of the content started a deployment at ${time}; it is still running.`
      : `A deployment was started at ${time}; it is still running.`;
  }
  return restoresId === null
    ? `${authorName} started a deployment at ${time}; it is still running.`
    : `${authorName} started to roll back to deployment ${restoresId} at ${time}; it is still running.`;
}
