import { Button } from "@saywhere/ui/button";
import { useRef } from "react";
import { formatCount } from "../../../shared/format-count.ts";
import { LoadError } from "../screen/load-error.tsx";
import styles from "./show-more.module.css";

/** A list that `useInfiniteQuery` reads page by page. */
interface PagedList {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage(): Promise<{ hasNextPage: boolean }>;
}

interface ShowMoreProps {
  list: PagedList;
  /** Number of shown items. */
  shown: number;
  /** Label of one item. */
  noun: string;
}

/** The number of shown items of a list, and a button for more. */
export function ShowMore({ list, shown, noun }: ShowMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = list;
  const count = useRef<HTMLParagraphElement>(null);
  const showMore = async () => {
    const { hasNextPage: goesOn } = await fetchNextPage();
    // The button disappears with the last page; the focus stays at its position.
    if (!goesOn) count.current?.focus();
  };
  return (
    <div className={styles.more}>
      <p ref={count} role="status" tabIndex={-1} className={styles.count}>
        {hasNextPage ? `The first ${formatCount(shown, noun)}` : formatCount(shown, noun)}
      </p>
      {isFetchNextPageError ? (
        <LoadError
          title={`The next ${noun}s could not be loaded.`}
          query={{ error, isFetching: isFetchingNextPage, refetch: showMore }}
        />
      ) : (
        hasNextPage && (
          <Button variant="outline" size="sm" pending={isFetchingNextPage} onClick={showMore}>
            Show more
          </Button>
        )
      )}
    </div>
  );
}
