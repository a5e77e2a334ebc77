import { Button } from "@saywhere/ui/button";
import styles from "./pager.module.css";

/** One page as the server gives it (`pageOf` in the wire contract). */
interface PageInfo {
  items: readonly unknown[];
  next: string | null;
  previous: string | null;
  total: number | null;
  offset: number | null;
}

export interface PagerProps {
  /** Undefined while it is being loaded. */
  page: PageInfo | undefined;
  /** Goes to another page: puts the key into the address, and drops the other one. */
  onPage(key: { after?: string; before?: string }): void;
}

const format = new Intl.NumberFormat("en");

/** "1–50 of 133", or as much of it as the server knows. */
function rangeText({ items, total, offset }: PageInfo): string {
  if (offset === null) return total === null ? "" : `${format.format(total)} in all`;
  const range = `${format.format(offset + 1)}–${format.format(offset + items.length)}`;
  return total === null ? range : `${range} of ${format.format(total)}`;
}

/** Leads through a long list page by page; nothing where there is one page alone. */
export function Pager({ page, onPage }: PagerProps) {
  if (!page || page.items.length === 0) return null;
  const { next, previous } = page;
  const turn = (key: string | null, name: "after" | "before") => () => {
    if (key !== null) onPage({ [name]: key });
  };
  return (
    <nav className={styles.pager} aria-label="Pages">
      <p role="status" className={styles.range}>
        {rangeText(page)}
      </p>
      {(next !== null || previous !== null) && (
        <>
          <Button
            variant="outline"
            size="sm"
            aria-disabled={previous === null || undefined}
            onClick={turn(previous, "before")}
          >
            Previous
          </Button>
          <Button
            variant="outline"
            size="sm"
            aria-disabled={next === null || undefined}
            onClick={turn(next, "after")}
          >
            Next
          </Button>
        </>
      )}
    </nav>
  );
}
