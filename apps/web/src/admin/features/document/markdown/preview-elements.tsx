import { type ComponentProps, type MouseEvent, useState } from "react";
import styles from "./markdown-preview.module.css";

/** Elements of the preview get the node of the tree that they were made of, which is no attribute. */
type Of<Tag extends "a" | "img" | "input" | "pre" | "table"> = ComponentProps<Tag> & { node?: unknown };

/** A link; without an address where that was none to follow (specification §9). */
function Link({ node: _, href, children, ...rest }: Of<"a">) {
  if (!href) return <span>{children}</span>;
  if (href.startsWith("#")) {
    return (
      <a {...rest} href={href} onClick={jump}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** To a place in the same document: its address would be another page of ours. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const place = document.getElementById(`user-content-${nameIn(event.currentTarget.hash)}`);
  if (!place) return;
  place.setAttribute("tabindex", "-1");
  place.focus();
  place.scrollIntoView();
}

function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // Bytes that are no text stand for themselves.
    return hash.slice(1);
  }
}

/** A picture; its words where it may not be loaded, or is not there. */
function Picture({ node: _, src, alt, title }: Of<"img">) {
  const [missing, setMissing] = useState(false);
  if (!src || missing)
    return <span className={styles.missing}>{alt || "A picture that cannot be shown"}</span>;
  return (
    <img
      src={src}
      alt={alt ?? ""}
      title={title}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setMissing(true)}
    />
  );
}

/** The box of a task, which says how far it is before the words say what it is. */
function TaskBox({ checked }: Of<"input">) {
  return (
    <input type="checkbox" checked={checked ?? false} disabled aria-label={checked ? "Done" : "To do"} />
  );
}

/** What scrolls has to be reached by those who scroll with keys. */
const scrolledByKeys = { tabIndex: 0 };

/** Wide ones scroll by themselves. */
function Table({ node: _, ...rest }: Of<"table">) {
  return (
    <div className={styles.table} role="group" aria-label="Table" {...scrolledByKeys}>
      <table {...rest} />
    </div>
  );
}

function Code({ node: _, ...rest }: Of<"pre">) {
  return <pre {...rest} {...scrolledByKeys} />;
}

/** What Markdown's elements are in the preview. */
export const PREVIEW_ELEMENTS = { a: Link, img: Picture, input: TaskBox, table: Table, pre: Code };
