import { Button } from "@saywhere/ui/button";
import { useRef } from "react";
import { LoadError } from "../screen/load-error.tsx";
import { formatCount } from "./format-count.ts";
import styles from "./show-more.module.css";

/** A list that is read page by page, as `useInfiniteQuery` has it. */
interface PagedList {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage(): Promise<{ hasNextPage: boolean }>;
}

interface ShowMoreProps {
  list: PagedList;
  /** How many are shown. */
  shown: number;
  /** What one of them is called. */
  noun: string;
}

/** How many of a list are shown, and the button for the next ones. */
export function ShowMore({ list, shown, noun }: ShowMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = list;
  const count = useRef<HTMLParagraphElement>(null);
  const showMore = async () => {
    const { hasNextPage: goesOn } = await fetchNextPage();
    // The button goes with the last page; the focus stays where it was.
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
          error={error}
          pending={isFetchingNextPage}
          onRetry={showMore}
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
