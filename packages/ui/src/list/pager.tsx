import { useRef } from "react";
import { Button } from "../button.tsx";
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
function rangeText(page: PageInfo): string {
  const { items, total, more, offset } = page;
  if (total === null) return partText(page);
  const all = `${more ? "more than " : ""}${format.format(total)}`;
  if (offset === null) return upperFirst(`${all} in all`);
  return `${format.format(offset + 1)}–${format.format(offset + items.length)} of ${all}`;
}

/** Where little is found in much, the server looks through a part of it at a time, and counts nothing. */
function partText({ items: { length }, next, previous }: PageInfo): string {
  const found = length === 0 ? "Nothing was" : length === 1 ? "One was" : `${format.format(length)} were`;
  const others = [next !== null && "the next part", previous !== null && "the part before"].filter(Boolean);
  return `${found} found in this part of the list.${others.length > 0 ? ` There may be more in ${others.join(" and ")}.` : ""}`;
}

/** Whether rows that were here have gone, and nothing says where the list goes on. */
const isLeftBehind = ({ items, total, next, previous }: PageInfo): boolean =>
  items.length === 0 && total === null && next === null && previous === null;

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Leads through a long list page by page; nothing where there is one page alone. */
export function Pager({ page, onPage }: PagerProps) {
  const nav = useRef<HTMLElement>(null);
  if (!page) return null;
  const { items, next, previous } = page;
  const leftBehind = isLeftBehind(page);
  if (items.length === 0 && next === null && previous === null && !leftBehind) return null;
  const turn = (key: string | null, name: "after" | "before") => () => {
    if (key === null) return;
    onPage({ [name]: key });
    // A page is read from its beginning; the button keeps the focus, to be pressed again.
    nav.current?.previousElementSibling?.scrollIntoView({ block: "start" });
  };
  return (
    <nav ref={nav} className={styles.pager} aria-label="Pages">
      <p role="status" className={styles.range}>
        {leftBehind ? "Nothing is left on this page." : rangeText(page)}
      </p>
      {leftBehind && (
        <Button variant="outline" size="sm" onClick={() => onPage({})}>
          First page
        </Button>
      )}
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
