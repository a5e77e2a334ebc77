import styles from "./numbered-list.module.css";

export interface NumberedEntry {
  title: string;
  text: string;
  link?: { label: string; href: string };
}

/** Numbered entries in order, side by side where there is room. */
export function NumberedList({ entries }: { entries: NumberedEntry[] }) {
  return (
    <ol className={styles.list}>
      {entries.map(({ title, text, link }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          {link ? <a href={link.href}>{link.label}</a> : null}
        </li>
      ))}
    </ol>
  );
}
