import { defineEntity, p } from "@mikro-orm/core";
import { Person } from "./person.entity.ts";
import { Translation } from "./translation.entity.ts";

const CommentSchema = defineEntity({
  name: "Comment",
  tableName: "comment",
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    createdAt: p.datetime().defaultRaw("now()"),
    editedAt: p.datetime().nullable(),
    translation: () => p.manyToOne(Translation).ref().deleteRule("cascade"),
    /** People who signed in are never deleted. */
    author: () => p.manyToOne(Person).ref().index(),
    text: p.text(),
    resolvedAt: p.datetime().nullable(),
    resolvedBy: () => p.manyToOne(Person).ref().nullable().index(),
  },
  indexes: [
    { properties: ["translation"] },
    {
      name: "comment_open_index",
      expression: "create index comment_open_index on comment (translation_id) where resolved_at is null",
    },
  ],
  checks: [{ name: "comment_text_filled", expression: "text <> ''" }],
});

/** What an editor writes about a translation to other editors. */
export class Comment extends CommentSchema.class {}
CommentSchema.setClass(Comment);

const CommentMentionSchema = defineEntity({
  name: "CommentMention",
  tableName: "comment_mention",
  primaryKeys: ["comment", "person"],
  properties: {
    comment: () => p.manyToOne(Comment).ref().primary().deleteRule("cascade"),
    person: () => p.manyToOne(Person).ref().primary().deleteRule("cascade").index(),
    readAt: p.datetime().nullable(),
  },
});

/** A person who is mentioned in a comment. */
export class CommentMention extends CommentMentionSchema.class {}
CommentMentionSchema.setClass(CommentMention);
