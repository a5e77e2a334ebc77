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
  /** @throws AppError SERVICE_UNAVAILABLE when the store does not respond */
  status(): Promise<SiteStatus>;
  /**
   * Starts a deployment.
   *
   * @param wait whether to return when the deployment is over instead of when it has started
   * @throws AppError CONFLICT while another deployment runs, with who started it and when
   */
  deploy(author: Author, wait: boolean): Promise<DeployAnswer>;
  /**
   * Restores the files of an earlier deployment.
   *
   * @throws AppError NOT_FOUND, or CONFLICT while another deployment runs or when the deployment is too old
   */
  restore(id: number, author: Author, wait: boolean): Promise<DeployAnswer>;
  /** Requests that a running deployment stop; the files that it replaced are restored. @throws AppError NOT_FOUND */
  cancel(id: number): Promise<Deployment>;
  list(input: DeploymentPageInput): Promise<DeploymentPage>;
  /**
   * Yields the running or the newest deployment: immediately, and again whenever it changes or another one starts. A
   * session or a token may have at most ten of these subscriptions open.
   *
   * @throws TRPCError TOO_MANY_REQUESTS in the oldest subscription, when another one exceeds the limit
   */
  watch(watcher: Actor, signal: AbortSignal | undefined): AsyncIterable<Deployment | null>;
  autoGenerate(): Promise<AutoGenerate>;
  setAutoGenerate(input: AutoGenerate, author: Author): Promise<AutoGenerate>;
}
