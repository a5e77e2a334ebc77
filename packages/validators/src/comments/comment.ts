import { z } from "zod";
import { languageRef } from "../content/phrase-entry.ts";
import { recordId, referenceId, requiredText } from "../texts/field-schemas.ts";

export const COMMENT_LENGTH = 2_000;
/** Maximum number of comments on a translation, and of people whom one mentions. */
export const MAX_COMMENTS = 200;
const MAX_MENTIONS = 20;

const text = requiredText("Write a comment first", COMMENT_LENGTH);
/** The people whose names follow an @ in the text. */
const mentions = z.array(referenceId()).max(MAX_MENTIONS, `Mention at most ${MAX_MENTIONS} people`);

export const commentInput = z.object({ translation_id: referenceId(), text, mentions });
export type CommentInput = z.infer<typeof commentInput>;

export const commentEditInput = z.object({ id: recordId, text, mentions });
export type CommentEditInput = z.infer<typeof commentEditInput>;

const personRef = z.object({ id: z.int(), name: z.string() });

export const comment = z.object({
  id: z.int(),
  author: personRef,
  /** Plain text. */
  text: z.string(),
  mentions: z.array(personRef),
  created_at: z.iso.datetime(),
  edited_at: z.iso.datetime().nullable(),
  resolved_at: z.iso.datetime().nullable(),
  /** Name of the person who resolved it. */
  resolved_by: z.string().nullable(),
  /** Whether it mentions the caller, who has not read it yet. */
  unread: z.boolean(),
});
export type Comment = z.infer<typeof comment>;

/** An open comment that mentions the caller, who has not read it yet. */
export const unreadMention = comment.pick({ id: true, text: true, created_at: true }).extend({
  author: z.string(),
  translation_id: z.int(),
  phrase: z.object({ slug: z.string(), english: z.string() }),
  language: languageRef,
});
export type UnreadMention = z.infer<typeof unreadMention>;
