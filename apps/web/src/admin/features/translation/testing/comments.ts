import type { Comment } from "@saywhere/validators/comments/comment";

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
