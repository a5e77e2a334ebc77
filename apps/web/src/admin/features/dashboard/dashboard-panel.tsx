import { Skeleton } from "@saywhere/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { useFocusFallback } from "../../lib/use-focus-fallback.ts";
import styles from "./dashboard-panel.module.css";

interface DashboardPanelProps<Data, Item> {
  title: string;
  news: UseQueryResult<Data, unknown>;
  /** Error text when the data fail to load. */
  failure: string;
  /** Maximum number of entries shown. */
  most: number;
  /** Link to the whole list. */
  link: ReactNode;
  /** The entries to show. */
  items(data: Data): Item[];
  /** In place of the entries, when there are none. */
  empty(data: Data): string;
  /** Above the entries. */
  lead?(data: Data): string;
  entry(item: Item): ReactNode;
}

/** The first entries of a list that has a screen of its own. */
export function DashboardPanel<Data, Item extends { id: number | string }>(
  props: DashboardPanelProps<Data, Item>,
) {
  const { title, news, failure, most, link, items, empty, lead, entry } = props;
  const { data } = news;
  const id = useId();
  const shown = data === undefined ? [] : items(data);
  return (
    <section className={styles.panel} aria-labelledby={id} {...useFocusFallback<HTMLElement>()}>
      <h2 id={id} data-begin tabIndex={-1}>
        {title}
      </h2>
      {data === undefined &&
        (news.error ? <LoadError title={failure} query={news} /> : <Placeholder lines={most} />)}
      {data !== undefined && shown.length === 0 && <p>{empty(data)}</p>}
      {data !== undefined && shown.length > 0 && (
        <>
          {lead && <p>{lead(data)}</p>}
          <ol className={styles.entries}>
            {shown.map((item) => (
              <li key={item.id} className={styles.entry}>
                {entry(item)}
              </li>
            ))}
          </ol>
        </>
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
