import type { Me } from "@saywhere/validators/accounts/account";
import type { Comment } from "@saywhere/validators/comments/comment";
import { screen, within } from "@testing-library/react";
import type { ApiAnswers } from "../../../../testing/api.ts";
import { editor } from "../../../testing/people.ts";
import { openList } from "./open-list.ts";
import { row, spanish } from "./rows.ts";

export const ADA = { id: 1, name: "Ada Lovelace" };

export function commentBy(author: { id: number | null; name: string }, part: Partial<Comment> = {}): Comment {
  return {
    id: 31,
    author: { id: author.id ?? 0, name: author.name },
    text: "Is this right?",
    mentions: [],
    created_at: "2026-11-20T10:00:00.000Z",
    edited_at: null,
    resolved_at: null,
    resolved_by: null,
    unread: false,
    ...part,
  };
}

export const SUCCESS = { success: true } as const;
export const WRITES: ApiAnswers["comment"] = {
  add: () => SUCCESS,
  edit: () => SUCCESS,
  delete: () => SUCCESS,
  resolve: () => SUCCESS,
  markRead: () => SUCCESS,
};

interface Situation {
  me?: Me;
  answers?: ApiAnswers;
}

/** Opens the dialog of a translation with these comments. */
export async function openCommented(comments: Comment[], { me = editor, answers = {} }: Situation = {}) {
  const shown = {
    ...row(spanish, { native_text: "Hola" }),
    open_comments: comments.filter(({ resolved_at }) => resolved_at === null).length,
  };
  const opened = await openList(
    [shown],
    "/translations?edit=103",
    {
      ...answers,
      people: {
        names: () => [
          { ...ADA, active: true },
          { id: 2, name: "Alan Turing", active: true },
          { id: 3, name: "Alan Kay", active: false },
          { id: editor.id ?? 0, name: editor.name, active: true },
        ],
      },
      comment: { ...WRITES, list: () => comments, ...answers.comment },
    },
    me,
  );
  const dialog = await screen.findByRole("dialog", { name: "Edit Translation" });
  return { ...opened, dialog: within(dialog) };
}
