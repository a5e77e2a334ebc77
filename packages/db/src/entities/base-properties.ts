import { p } from "@mikro-orm/core";

/**
 * What every record has. The database keeps `updatedAt` and counts `version` on every update (a trigger
 * of the migrations), so that changes made past the application are counted as well; a save over a newer
 * version is refused by MikroORM's optimistic lock.
 */
export const baseProperties = {
  id: p.integer().primary().generated("by default as identity"),
  createdAt: p.datetime().defaultRaw("now()"),
  updatedAt: p.datetime().defaultRaw("now()"),
  version: p.integer().version().default(1),
};
