import {
  addComment,
  commentExists,
  deleteComment,
  editComment,
  listComments,
  listUnreadMentions,
  readMentions,
  resolveComment,
} from "@saywhere/db/queries/comment.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import {
  type Comment,
  type CommentEditInput,
  type CommentInput,
  MAX_COMMENTS,
  type UnreadMention,
} from "@saywhere/validators/comments/comment";
import type { SignedInActor } from "../../auth/require-role.ts";
import { AppError } from "../../errors/app-error.ts";
import { recordNotFound } from "../../errors/record-not-found.ts";

/** Number of mentions that the dashboard shows. */
const SHOWN_MENTIONS = 5;

export type CommentService = ReturnType<typeof createCommentService>;

/** Comments are no content: they have no history, and no deployment follows their changes. */
export function createCommentService({ db }: { db: Queryable }) {
  const missing = () => recordNotFound("comment");
  const notYours = async (id: number, message: string) =>
    (await commentExists(db, id)) ? new AppError("FORBIDDEN", message) : missing();
  return {
    list: (translationId: number, { me }: SignedInActor): Promise<Comment[]> =>
      listComments(db, translationId, me.id),

    /** The newest open comments that mention a person who has not read them, and the number of all of them. */
    mentions: (personId: number): Promise<{ items: UnreadMention[]; total: number }> =>
      listUnreadMentions(db, personId, SHOWN_MENTIONS),

    /** @throws AppError NOT_FOUND for an unknown translation, CONFLICT when it has the maximum number of comments */
    async add({ translation_id, text, mentions }: CommentInput, { me }: SignedInActor): Promise<void> {
      const given = { translationId: translation_id, authorId: me.id, text, mentions };
      const outcome = await addComment(db, given, MAX_COMMENTS);
      if (outcome === "unknown") throw recordNotFound("translation");
      if (outcome === "full") {
        throw new AppError(
          "CONFLICT",
          `This translation has ${MAX_COMMENTS} comments. Delete some that are resolved first.`,
        );
      }
    },

    /** @throws AppError NOT_FOUND, FORBIDDEN for a comment of another person */
    async edit({ id, text, mentions }: CommentEditInput, { me }: SignedInActor): Promise<void> {
      if (await editComment(db, { id, authorId: me.id, text, mentions })) return;
      throw await notYours(id, "You can only edit your own comments");
    },

    /** @throws AppError NOT_FOUND, FORBIDDEN for a comment of another person, unless the caller is an administrator */
    async delete(id: number, { me, role }: SignedInActor): Promise<void> {
      if (await deleteComment(db, id, role === "administrator" ? null : me.id)) return;
      throw await notYours(id, "You can only delete your own comments. Administrators can delete any");
    },

    /** @throws AppError NOT_FOUND */
    async resolve(id: number, resolved: boolean, { me }: SignedInActor): Promise<void> {
      if (!(await resolveComment(db, { id, personId: me.id, resolved }))) throw missing();
    },

    /** Marks the mentions of the caller in the comments on a translation as read. */
    markRead: (translationId: number, { me }: SignedInActor): Promise<void> =>
      readMentions(db, translationId, me.id),
  };
}
