import { Button } from "@saywhere/ui/button";
import { CatchBoundary } from "@tanstack/react-router";
import MDEditor, { type MDEditorProps } from "@uiw/react-md-editor/nohighlight";
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  memo,
  use,
  useCallback,
  useLayoutEffect,
  useState,
} from "react";
import { flushSync } from "react-dom";
import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import styles from "./markdown-preview.module.css";
import { exceedsComplexityLimit, truncateMarkdown } from "./preview-limits.ts";
import { PREVIEW_SCHEMA, transformTree } from "./sanitize-schema.ts";

type Plugins = Parameters<NonNullable<NonNullable<MDEditorProps["previewOptions"]>["pluginsFilter"]>>[1];

/** Replaces md-editor's own plugins, some of which read attributes from comments. The sanitizer must be last. */
const HTML_PLUGINS: Plugins = [transformTree, rehypeSlug, [rehypeSanitize, PREVIEW_SCHEMA]];

/** Shows the rest of a long text, for links to it. */
const ShowRestContext = createContext<() => void>(() => {});

/** The Markdown preview. Text that cannot be rendered is shown as source text. */
export function MarkdownPreview({ source }: { source: string }) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? source : truncateMarkdown(source);
  // The element that a link leads to must be there at once.
  const showRest = useCallback(() => flushSync(() => setWhole(true)), []);
  if (source.trim() === "")
    return <p className={styles.note}>This document is empty. Start writing on the Edit tab.</p>;
  return (
    <>
      {exceedsComplexityLimit(shown) ? (
        <AsWritten text={shown} />
      ) : (
        <CatchBoundary getResetKey={() => shown} errorComponent={() => <AsWritten text={shown} />}>
          <ShowRestContext value={showRest}>
            <Markdown source={shown} />
          </ShowRestContext>
        </CatchBoundary>
      )}
      {shown.length < source.length && (
        <div className={styles.rest}>
          <p>
            Showing the first {shown.length.toLocaleString("en")} of {source.length.toLocaleString("en")}{" "}
            characters.
          </p>
          <Button
            variant="outline"
            size="sm"
            onClick={(event) => {
              // The button disappears; the same keys continue to scroll the preview.
              event.currentTarget.closest<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true });
              setWhole(true);
            }}
          >
            Show the rest
          </Button>
        </div>
      )}
    </>
  );
}

/** Rendered once per text, because long texts take time. */
const Markdown = memo(({ source }: { source: string }) => (
  <MDEditor.Markdown
    source={source}
    prefixCls=""
    className={styles.markdown}
    disableCopy
    components={PREVIEW_ELEMENTS}
    // The sanitizer prefixes all names; a second prefix would break footnote links.
    remarkRehypeOptions={{ clobberPrefix: "" }}
    // The last of md-editor's plugins parses GitHub's Markdown; the one before it loses words that follow "[!NOTE]".
    pluginsFilter={(kind, plugins) => (kind === "rehype" ? HTML_PLUGINS : plugins.slice(-1))}
  />
));
Markdown.displayName = "Markdown";

function AsWritten({ text }: { text: string }) {
  return (
    <>
      <p className={styles.note} role="status">
        This document is too long or too complex to preview. Its source text is shown instead.
      </p>
      <pre className={styles.plain}>{text}</pre>
    </>
  );
}

/** Elements of the preview receive their syntax tree node as `node`, which is not an attribute. */
type Of<Tag extends "a" | "img" | "input" | "pre" | "table"> = ComponentProps<Tag> & { node?: unknown };

/** A link; without a URL when that was not allowed (specification §9). */
function Link({ node: _, href, children, ...rest }: Of<"a">) {
  const showRest = use(ShowRestContext);
  if (!href) return <span>{children}</span>;
  if (href.startsWith("#")) {
    return (
      <a {...rest} href={href} onClick={(event) => jump(event, showRest)}>
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
function jump(event: MouseEvent<HTMLAnchorElement>, showRest: () => void): void {
  event.preventDefault();
  const id = `user-content-${nameIn(event.currentTarget.hash)}`;
  if (!document.getElementById(id)) showRest();
  const target = document.getElementById(id);
  if (!target) return;
  target.setAttribute("tabindex", "-1");
  target.focus();
  target.scrollIntoView();
}

function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // Bytes that do not decode to text are left unchanged.
    return hash.slice(1);
  }
}

/** An image, or its alternative text and perhaps the reason when it may not be loaded or is missing. */
function Picture({ node: _, src, alt, title }: Of<"img">) {
  const [missing, setMissing] = useState(false);
  const blocked = useIsBlocked(src);
  if (!src || missing || blocked) {
    return (
      <span className={styles.missing}>
        {alt || "Image not available"}
        {blocked && " (images from other sites are not shown)"}
      </span>
    );
  }
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

/** Whether the content security policy of the page blocks an image, which the browser reports only to the document. */
function useIsBlocked(src: string | undefined): boolean {
  const [blocked, setBlocked] = useState<string>();
  // Before the browser can report it.
  useLayoutEffect(() => {
    if (src === undefined) return;
    // Resolves the URL without an error for an invalid one.
    const { href, origin } = Object.assign(document.createElement("a"), { href: src });
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      // Some browsers report only the origin.
      if (effectiveDirective === "img-src" && (blockedURI === href || blockedURI === origin)) {
        setBlocked(src);
      }
    };
    document.addEventListener("securitypolicyviolation", onViolation);
    return () => document.removeEventListener("securitypolicyviolation", onViolation);
  }, [src]);
  return src !== undefined && blocked === src;
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
const PREVIEW_ELEMENTS = { a: Link, img: Picture, input: TaskBox, table: Table, pre: Code };
