import styles from "./breadcrumb.module.css";

export interface BreadcrumbItem {
  label: string;
  /** Omitted for the page itself, which comes last. */
  href?: string;
}

/** The path from the home page to this page. */
export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.path}>
      <ol className={styles.list}>
        {items.map(({ label, href }) => (
          <li key={label} className={styles.item}>
            {href === undefined ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
