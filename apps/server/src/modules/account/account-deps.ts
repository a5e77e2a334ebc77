import type { MikroORM } from "@mikro-orm/postgresql";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { ContentWriter } from "../../writes/content-writer.ts";
import type { AttemptLimits } from "./rate-limits.ts";

/** What accounts are made of. */
export interface AccountDeps {
  db: Queryable;
  orm: MikroORM;
  writer: ContentWriter;
  /** The site's address, for links that people copy. */
  publicUrl: string;
  /** Is told of each attempt to sign in that was refused. */
  onRefusedSignIn?: (() => void) | undefined;
}

/** What calls need that can be tried again and again. */
export interface RateLimitedDeps extends AccountDeps {
  limits: AttemptLimits;
}
