import { defineEntity, p } from "@mikro-orm/core";

const IdempotencyKeySchema = defineEntity({
  name: "IdempotencyKey",
  tableName: "idempotency_key",
  properties: {
    /** The person or the API token that made the call. */
    caller: p.text().primary(),
    key: p.text().primary(),
    /** Hash of what was sent, by which another call with the same key is noticed. */
    fingerprint: p.text(),
    /** Result of the change, such as the ID of the new record; stored in its transaction. */
    result: p.json<unknown>(),
    /** The response; null until it is sent, and if the server stopped before. */
    response: p.json<unknown>().nullable(),
    createdAt: p.datetime().defaultRaw("now()").index(),
  },
});

/** A change that a call with the header Idempotency-Key made. */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);
