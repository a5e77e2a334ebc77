import { defineEntity, p } from "@mikro-orm/core";
import { Translation } from "./translation.entity.ts";

const SuggestionSchema = defineEntity({
  name: "Suggestion",
  tableName: "suggestion",
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    createdAt: p.datetime().defaultRaw("now()"),
    translation: () => p.manyToOne(Translation).ref().deleteRule("cascade"),
    /** What the visitor says is wrong: a column of the translation, or a matter that is no single column. */
    field: p.text(),
    /** What the translation had there when the suggestion was sent. */
    shown: p.text(),
    suggested: p.text(),
    why: p.text().nullable(),
    name: p.text().nullable(),
    /** Whether the page of the translation may thank the visitor by name. */
    thank: p.boolean().default(false),
    email: p.text().nullable(),
    status: p.text().default("open"),
    /** Why it was refused. */
    reason: p.text().nullable(),
    /** Name of the editor or the API token. */
    decidedBy: p.text().nullable(),
    decidedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ["translation"] }, { properties: ["status", "id"] }],
  checks: [
    { name: "suggestion_texts_filled", expression: "suggested <> ''" },
    {
      name: "suggestion_field_check",
      expression:
        "field in ('native_text', 'romanization', 'pronunciation_guide', 'meaning', 'recording', 'other')",
    },
    { name: "suggestion_status_check", expression: "status in ('open', 'accepted', 'refused')" },
    { name: "suggestion_decided", expression: "(status = 'open') = (decided_at is null)" },
  ],
});

/** A correction of a translation that a visitor suggests. */
export class Suggestion extends SuggestionSchema.class {}
SuggestionSchema.setClass(Suggestion);
