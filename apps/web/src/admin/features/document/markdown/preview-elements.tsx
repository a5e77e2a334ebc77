import { type ComponentProps, type MouseEvent, useState } from "react";
import styles from "./markdown-preview.module.css";

/** Elements of the preview receive their syntax tree node as `node`, which is not an attribute. */
type Of<Tag extends "a" | "img" | "input" | "pre" | "table"> = ComponentProps<Tag> & { node?: unknown };

/** A link; without a URL when that was not allowed (specification §9). */
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

/** Scrolls to an anchor in the same document: its URL would be another page of the app. */
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
    // Bytes that do not decode to text are left unchanged.
    return hash.slice(1);
  }
}

/** An image, or its alternative text when it may not be loaded or is missing. */
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

/** The checkbox of a task, whose state is announced before its text. */
function TaskBox({ checked }: Of<"input">) {
  return (
    <input type="checkbox" checked={checked ?? false} disabled aria-label={checked ? "Done" : "To do"} />
  );
}

/** Scrollable elements must be reachable by keyboard. */
const scrolledByKeys = { tabIndex: 0 };

/** Wide tables scroll on their own. */
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

/** Components for Markdown elements in the preview. */
export const PREVIEW_ELEMENTS = { a: Link, img: Picture, input: TaskBox, table: Table, pre: Code };
