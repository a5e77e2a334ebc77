import { defineEntity, p } from "@mikro-orm/core";

const MissedSearchSchema = defineEntity({
  name: "MissedSearch",
  tableName: "missed_search",
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    /** As search compares it: what tells one text from another. */
    normalized: p.text().unique(),
    /** As it was typed last. */
    text: p.text(),
    times: p.integer(),
    firstDay: p.date(),
    lastDay: p.date(),
  },
  checks: [{ name: "missed_search_times_count", expression: "times > 0" }],
});

/** A text that search found nothing for, and how often. Nothing in it is about whoever looked for it. */
export class MissedSearch extends MissedSearchSchema.class {}
MissedSearchSchema.setClass(MissedSearch);
