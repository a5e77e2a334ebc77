import { defineEntity, p } from "@mikro-orm/core";

const RateLimitSchema = defineEntity({
  name: "RateLimit",
  tableName: "rate_limit",
  properties: {
    key: p.text().primary(),
    points: p.integer().default(0),
    /** Milliseconds since 1970. */
    expire: p.bigint("number").nullable(),
  },
});

/** A count of recent attempts; rate-limiter-flexible defines the columns. */
export class RateLimit extends RateLimitSchema.class {}
RateLimitSchema.setClass(RateLimit);
