import type { AdminCategory } from "@saywhere/validators/content/category";
import { Link } from "@tanstack/react-router";
import { formatCount } from "../../lib/list/format-count.ts";

/** The number of a category's phrases, as a link to them. */
export function PhrasesLink({ category: { id, phrase_count } }: { category: AdminCategory }) {
  return (
    <Link to="/phrases" search={{ category: id }}>
      {formatCount(phrase_count, "phrase")}
    </Link>
  );
}
