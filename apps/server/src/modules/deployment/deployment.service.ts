import type { Author } from "@saywhere/db/change-set";
import type {
  AutoGenerate,
  DeployAnswer,
  Deployment,
  DeploymentPage,
  DeploymentPageInput,
  SiteStatus,
} from "@saywhere/validators/cdn/deployment";
import type { Actor } from "../../auth/actor.ts";

export interface DeploymentService {
  /** @throws AppError SERVICE_UNAVAILABLE when the store does not answer */
  status(): Promise<SiteStatus>;
  /**
   * Starts a deployment.
   *
   * @param wait whether to answer when it is over, and not when it has begun
   * @throws AppError CONFLICT while another one runs, which says who started it and when
   */
  deploy(author: Author, wait: boolean): Promise<DeployAnswer>;
  /**
   * Brings back what an earlier deployment had put there.
   *
   * @throws AppError NOT_FOUND, or CONFLICT while another one runs or where it is too long ago
   */
  restore(id: number, author: Author, wait: boolean): Promise<DeployAnswer>;
  /** Asks a running deployment to end; what it replaced comes back. @throws AppError NOT_FOUND */
  cancel(id: number): Promise<Deployment>;
  list(input: DeploymentPageInput): Promise<DeploymentPage>;
  /**
   * The deployment that runs, or the newest: now, and again whenever it changes or another one starts. Ten of these are
   * open for a session or a token at most.
   *
   * @throws TRPCError TOO_MANY_REQUESTS in the oldest one, when there is one more
   */
  watch(watcher: Actor, signal: AbortSignal | undefined): AsyncIterable<Deployment | null>;
  autoGenerate(): Promise<AutoGenerate>;
  setAutoGenerate(input: AutoGenerate, author: Author): Promise<AutoGenerate>;
}
