import type { AdminCategory } from "@saywhere/validators/content/category-input";
import { Link } from "@tanstack/react-router";
import { formatCount } from "../../lib/list/format-count.ts";

/** How many phrases a category has, leading to them. */
export function PhrasesLink({ category: { id, phrase_count } }: { category: AdminCategory }) {
  return (
    <Link to="/phrases" search={{ category: id }}>
      {formatCount(phrase_count, "phrase")}
    </Link>
  );
}
