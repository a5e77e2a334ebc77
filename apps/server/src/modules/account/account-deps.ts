import type { MikroORM } from "@mikro-orm/postgresql";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { RecordWriter } from "../../writes/record-writer.ts";
import type { AttemptRateLimits } from "./attempt-rate-limits.ts";
import type { SendMail } from "./mailer.ts";

/** Dependencies of the account services. */
export interface AccountDeps {
  db: Queryable;
  orm: MikroORM;
  recordWriter: RecordWriter;
  /** The site's URL, for links that people copy. */
  publicUrl: string;
  /** Sends invitations; omitted if the server has no mail server. */
  sendMail?: SendMail | undefined;
  /** Called for each rejected sign-in attempt. */
  onRefusedSignIn?: (() => void) | undefined;
}

/** Dependencies of calls whose attempts are rate limited. */
export interface RateLimitedDeps extends AccountDeps {
  limits: AttemptRateLimits;
}
