import { useRef } from "react";
import { Button } from "../button.tsx";
import styles from "./pager.module.css";

/** One page as the server returns it (`pageOf` in the wire contract). */
interface PageInfo {
  items: readonly unknown[];
  next: string | null;
  previous: string | null;
  total: number | null;
  more?: boolean | undefined;
  offset: number | null;
}

export interface PagerProps {
  /** Undefined while loading. */
  page: PageInfo | undefined;
  /** Goes to another page: sets its cursor or its number in the URL and removes the other ones. */
  onPage(key: { after?: string; before?: string; page?: number }): void;
  /** Number of rows of a page, and the numbers to choose from; without it, pages cannot be chosen by number. */
  size?: { rows: number; choices: readonly number[]; onChange(rows: number): void };
}

const format = new Intl.NumberFormat("en");

/** Formats "1–50 of 133", or the known part of it. */
function rangeText(page: PageInfo): string {
  const { items, total, more, offset } = page;
  if (total === null) return partText(page);
  const all = `${more ? "more than " : ""}${format.format(total)}`;
  if (offset === null) return upperFirst(`${all} in all`);
  return `${format.format(offset + 1)}–${format.format(offset + items.length)} of ${all}`;
}

/** If few rows of many match, the server scans one range at a time and counts nothing. */
function partText({ items: { length }, next, previous }: PageInfo): string {
  const found = length === 0 ? "None" : format.format(length);
  const others = [next !== null && "the next page", previous !== null && "the previous one"].filter(Boolean);
  return `${found} on this page.${others.length > 0 ? ` There may be more on ${others.join(" and ")}.` : ""}`;
}

/** Whether the rows of this page no longer exist, and no cursor says where the list continues. */
const isLeftBehind = ({ items, total, next, previous }: PageInfo): boolean =>
  items.length === 0 && total === null && next === null && previous === null;

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Navigation through a long list by page; nothing for a list with a single page. */
export function Pager({ page, onPage, size }: PagerProps) {
  const nav = useRef<HTMLElement>(null);
  if (!page) return null;
  const { items, next, previous } = page;
  const leftBehind = isLeftBehind(page);
  if (items.length === 0 && next === null && previous === null && !leftBehind) return null;
  const go: PagerProps["onPage"] = (key) => {
    onPage(key);
    // Scrolls to the start of the new page; the button keeps the focus, so that it can be pressed again.
    nav.current?.previousElementSibling?.scrollIntoView({ block: "start" });
  };
  const turn = (key: string | null, name: "after" | "before") => () => {
    if (key !== null) go({ [name]: key });
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
      {size && !leftBehind && <PageChoice page={page} size={size} onPage={go} />}
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

type PageChoiceProps = Required<Pick<PagerProps, "size" | "onPage">> & { page: PageInfo };

/** The number of the page, where the rows are counted, and the number of its rows. */
function PageChoice({ page: { total, more, offset }, size, onPage }: PageChoiceProps) {
  const { rows, choices, onChange } = size;
  const pages = total === null ? 0 : Math.ceil(total / rows);
  const number = offset === null ? 0 : Math.floor(offset / rows) + 1;
  return (
    <>
      {pages > 1 && number > 0 && (
        <label>
          Page{" "}
          <select value={number} onChange={(event) => onPage({ page: Number(event.target.value) })}>
            {Array.from({ length: Math.max(pages, number) }, (_, index) => (
              <option key={index + 1} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </select>{" "}
          of {more && "more than "}
          {format.format(pages)}
        </label>
      )}
      {total !== null && total > Math.min(...choices) && (
        <label>
          Rows{" "}
          <select value={rows} onChange={(event) => onChange(Number(event.target.value))}>
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
