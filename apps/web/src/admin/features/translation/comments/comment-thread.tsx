import { Button } from "@saywhere/ui/button";
import { notify } from "@saywhere/ui/toasts/notify";
import type { Comment } from "@saywhere/validators/comments/comment";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { onErrorToastWithReason } from "../../../lib/api/error-toast.ts";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { InlineConfirm } from "../../../lib/dialog/inline-confirm.tsx";
import { LoadError } from "../../../lib/screen/load-error.tsx";
import { useMe } from "../../../lib/session/session.tsx";
import { WhenExactly } from "../../../lib/text/relative-time-label.tsx";
import { useFocusFallback } from "../../../lib/use-focus-fallback.ts";
import { CommentField } from "./comment-field.tsx";
import styles from "./comment-thread.module.css";
import { type CommentDraft, useRefreshComments } from "./use-comment-draft.ts";

interface CommentThreadProps {
  translationId: number;
  draft: CommentDraft;
}

/** All comments on a translation, with a field for another one. */
export function CommentThread({ translationId, draft }: CommentThreadProps) {
  const trpc = useTRPC();
  const refresh = useRefreshComments();
  const list = useQuery({ ...trpc.comment.list.queryOptions({ id: translationId }), staleTime: 0 });
  const { mutate: markRead } = useMutation(
    trpc.comment.markRead.mutationOptions({ onSuccess: () => void refresh() }),
  );
  const firstUnread = list.data?.find(({ unread }) => unread)?.id;
  const hasUnread = firstUnread !== undefined;
  useEffect(() => {
    if (hasUnread) markRead({ id: translationId });
  }, [hasUnread, markRead, translationId]);
  const isLoaded = useRef(false);
  useEffect(() => {
    isLoaded.current ||= list.data !== undefined;
  }, [list.data]);
  /** A mention counts as read once its thread is shown, so it must be in view. A later one does not take the focus. */
  const bringIntoView = useCallback((comment: HTMLElement | null) => {
    if (!isLoaded.current) comment?.focus();
  }, []);
  const editing = draft.form.values.id;
  const isGone = editing !== null && list.data?.every(({ id }) => id !== editing);
  const keepText = useEffectEvent(() => {
    if (!draft.form.isDirty()) return draft.write(null);
    draft.form.setFieldValue("id", null);
    notify({
      title: "Comment deleted",
      message: "The comment you were editing is gone. You can add your text as a new one.",
      variant: "destructive",
    });
  });
  useEffect(() => {
    if (isGone) keepText();
  }, [isGone]);
  return (
    <div className={styles.thread} {...useFocusFallback<HTMLDivElement>()}>
      {list.isError && <LoadError title="The comments could not be loaded." query={list} />}
      {/* A comment that is being edited stays, even if the list fails to reload. */}
      {(list.data || !list.isError) && (
        <ol className={styles.comments} data-begin tabIndex={-1} aria-label="Comments" aria-busy={!list.data}>
          {list.data?.map((comment) => (
            <li
              key={comment.id}
              ref={comment.id === firstUnread ? bringIntoView : undefined}
              tabIndex={-1}
              className={styles.comment}
              data-resolved={comment.resolved_at !== null}
            >
              {comment.id === editing ? (
                <CommentField label="Edit comment" draft={draft} />
              ) : (
                <CommentItem comment={comment} draft={draft} refresh={refresh} />
              )}
            </li>
          ))}
        </ol>
      )}
      {editing === null && <CommentField label="Comment" draft={draft} />}
    </div>
  );
}

interface CommentItemProps {
  comment: Comment;
  draft: CommentDraft;
  refresh(): Promise<unknown>;
}

function CommentItem({ comment, draft, refresh }: CommentItemProps) {
  const { id, author, created_at, edited_at, resolved_at, resolved_by } = comment;
  const trpc = useTRPC();
  const me = useMe();
  const resolve = useMutation(
    trpc.comment.resolve.mutationOptions({
      onSuccess: refresh,
      onError: onErrorToastWithReason(resolved_at ? "reopen comment" : "resolve comment"),
    }),
  );
  const remove = useMutation(trpc.comment.delete.mutationOptions({ onSuccess: refresh }));
  const isOwn = author.id === me.id;
  return (
    <>
      <p className={styles.head}>
        <strong>{author.name}</strong> <WhenExactly at={created_at} />
        {edited_at && ", edited"}
        {resolved_at && `, resolved by ${resolved_by ?? "a former editor"}`}
      </p>
      <p className={styles.text} dir="auto">
        {withMentions(comment)}
      </p>
      <div className={styles.actions}>
        <Button
          size="sm"
          variant="outline"
          pending={resolve.isPending}
          onClick={() => resolve.mutate({ id, resolved: resolved_at === null })}
        >
          {resolved_at ? "Reopen" : "Resolve"}
        </Button>
        {/* One draft at a time: another comment cannot be edited before this one is sent. */}
        {isOwn && !draft.form.isDirty() && (
          <Button size="sm" variant="outline" onClick={() => draft.write(comment)}>
            Edit
          </Button>
        )}
        {(isOwn || me.role === "administrator") && (
          <InlineConfirm
            label="Delete"
            question="Delete this comment? This cannot be undone."
            confirm="Delete comment"
            pendingText="Deleting..."
            onConfirm={() => remove.mutateAsync({ id })}
          />
        )}
      </div>
    </>
  );
}

/** The text with the names of the mentioned people in bold. */
function withMentions({ text, mentions }: Comment) {
  if (mentions.length === 0) return text;
  const names = mentions.map(({ name }) => `@${name}`).sort((a, b) => b.length - a.length);
  const pattern = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("|");
  return text
    .split(new RegExp(`(${pattern})`))
    .map((part, index) => (names.includes(part) ? <strong key={index}>{part}</strong> : part));
}
