import { Skeleton } from "@saywhere/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { useFocusFallback } from "../../lib/use-focus-fallback.ts";
import styles from "./dashboard-panel.module.css";

interface DashboardPanelProps<Data> {
  title: string;
  news: UseQueryResult<Data, unknown>;
  /** Error text when the data fail to load. */
  failure: string;
  /** Maximum number of entries shown. */
  most: number;
  /** Link to the whole list. */
  link: ReactNode;
  /** Renders the entries. */
  children(data: Data): ReactNode;
}

/** The first entries of a list that has a screen of its own. */
export function DashboardPanel<Data>({
  title,
  news,
  failure,
  most,
  link,
  children,
}: DashboardPanelProps<Data>) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id} {...useFocusFallback<HTMLElement>()}>
      <h2 id={id} data-begin tabIndex={-1}>
        {title}
      </h2>
      {news.data !== undefined ? (
        children(news.data)
      ) : news.error ? (
        <LoadError title={failure} query={news} />
      ) : (
        <Placeholder lines={most} />
      )}
      {link}
    </section>
  );
}

function Placeholder({ lines }: { lines: number }) {
  return (
    <div className={styles.entries} aria-busy="true">
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={styles.entry}>
          <Skeleton width={`${50 + ((index * 13) % 4) * 10}%`} height="1.1em" />
        </div>
      ))}
    </div>
  );
}
