import { useForm } from "@mantine/form";
import type { Comment } from "@saywhere/validators/comments/comment";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { isNotFoundError } from "../../../lib/api/is-not-found-error.ts";
import { useTRPC } from "../../../lib/api/trpc.ts";

export type CommentDraft = ReturnType<typeof useCommentDraft>;

/** Reloads the comments, and the lists that count them. */
export function useRefreshComments() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [trpc.comment, trpc.translation.page, trpc.translation.row].map((shown) =>
        queryClient.invalidateQueries(shown.pathFilter()),
      ),
    );
}

/** The comment on a translation that is being written, or the own one that is being edited; its `id` is null while new. */
export function useCommentDraft(translationId: number) {
  const trpc = useTRPC();
  const refresh = useRefreshComments();
  const form = useForm({ initialValues: draftOf(null) });
  const saving = useRef<Promise<void> | null>(null);
  const add = useMutation(trpc.comment.add.mutationOptions());
  const edit = useMutation(trpc.comment.edit.mutationOptions());
  /** Starts to edit a comment, or a new one. */
  const write = (comment: Comment | null) => {
    form.setInitialValues(draftOf(comment));
    form.reset();
  };
  const store = async ({ id, ...values }: ReturnType<typeof draftOf>) => {
    await (id === null
      ? add.mutateAsync({ translation_id: translationId, ...values })
      : edit.mutateAsync({ id, ...values }));
    write(null);
  };
  return {
    form,
    write,
    pending: add.isPending || edit.isPending,
    /** Stores what is typed, if there is anything new. */
    save: async () => {
      const values = form.getValues();
      const isEmpty = values.id === null && values.text.trim() === "";
      if (isEmpty || !form.isDirty()) return write(null);
      // Keys come faster than `pending` changes, and the translation may be saved while its comment is being sent.
      if (saving.current) return saving.current;
      saving.current = store(values);
      try {
        await saving.current;
      } catch (error) {
        // The thread keeps the text of a comment that is gone.
        if (isNotFoundError(error)) void refresh();
        throw error;
      } finally {
        saving.current = null;
      }
      await refresh();
    },
  };
}

function draftOf(comment: Comment | null): { id: number | null; text: string; mentions: number[] } {
  const { id = null, text = "", mentions = [] } = comment ?? {};
  return { id, text, mentions: mentions.map((person) => person.id) };
}
