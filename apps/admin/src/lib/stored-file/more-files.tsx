import { Button } from "@saywhere/ui/button";
import { useRef } from "react";
import { countText } from "../list/count-text.ts";
import { LoadFailure } from "../screen/load-failure.tsx";
import styles from "./more-files.module.css";
import type { useStoredFiles } from "./use-stored-files.ts";

interface MoreFilesProps {
  list: ReturnType<typeof useStoredFiles>;
  /** How many are shown. */
  shown: number;
}

/** How many files are shown, and the button for the next ones. */
export function MoreFiles({ list, shown }: MoreFilesProps) {
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
        {hasNextPage ? `The first ${countText(shown, "file")}` : countText(shown, "file")}
      </p>
      {isFetchNextPageError ? (
        <LoadFailure
          title="The next files could not be loaded."
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
