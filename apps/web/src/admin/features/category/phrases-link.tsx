import type { AdminCategory } from "@saywhere/validators/content/category-input";
import { Link } from "@tanstack/react-router";
import { countText } from "../../lib/list/count-text.ts";

/** How many phrases a category has, leading to them. */
export function PhrasesLink({ category: { id, phrase_count } }: { category: AdminCategory }) {
  return (
    <Link to="/phrases" search={{ category: id }}>
      {countText(phrase_count, "phrase")}
    </Link>
  );
}
