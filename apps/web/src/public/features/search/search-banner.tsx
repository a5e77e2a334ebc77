import styles from "./search-banner.module.css";
import { SearchBox } from "./search-box.tsx";

/** The banner under the header (specification §2, "Search bar"). */
export function SearchBanner({ initialText = "" }: { initialText?: string }) {
  return (
    <section className={styles.banner} aria-labelledby="search-banner-title">
      <div className={styles.inner}>
        <h2 id="search-banner-title" className={styles.title}>
          Find any phrase in any language
        </h2>
        <SearchBox initialText={initialText} />
      </div>
    </section>
  );
}
