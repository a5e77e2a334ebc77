import { Button } from "@saywhere/ui/button";
import styles from "./pager.module.css";

/** One page as the server gives it (`pageOf` in the wire contract). */
interface PageInfo {
  items: readonly unknown[];
  next: string | null;
  previous: string | null;
  total: number | null;
  more?: boolean | undefined;
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
function rangeText({ items, total, more, offset, next, previous }: PageInfo): string {
  if (items.length === 0) return emptyText(next, previous);
  const all = total === null ? "" : `${more ? "more than " : ""}${format.format(total)}`;
  if (offset === null) return all && upperFirst(`${all} in all`);
  const range = `${format.format(offset + 1)}–${format.format(offset + items.length)}`;
  return all ? `${range} of ${all}` : range;
}

/** Where little is found in much, the server looks through a part of it at a time. */
function emptyText(next: string | null, previous: string | null): string {
  return `Nothing was found in this part of the list. Look through the ${next === null ? "part before" : previous === null ? "next part" : "next part, or the one before"}.`;
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Leads through a long list page by page; nothing where there is one page alone. */
export function Pager({ page, onPage }: PagerProps) {
  if (!page) return null;
  const { items, next, previous } = page;
  if (items.length === 0 && next === null && previous === null) return null;
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
