import { Button } from "@saywhere/ui/button";
import { CatchBoundary } from "@tanstack/react-router";
import MDEditor, { type MDEditorProps } from "@uiw/react-md-editor/nohighlight";
import { memo, useState } from "react";
import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import { exceedsComplexityLimit } from "./exceeds-complexity-limit.ts";
import styles from "./markdown-preview.module.css";
import { PREVIEW_ELEMENTS } from "./preview-elements.tsx";
import { PREVIEW_SCHEMA } from "./preview-schema.ts";
import { transformTree } from "./transform-tree.ts";
import { beginningOf } from "./truncate-markdown.ts";

type Plugins = Parameters<NonNullable<NonNullable<MDEditorProps["previewOptions"]>["pluginsFilter"]>>[1];

/** Replaces md-editor's own plugins, some of which read attributes from comments. The sanitizer must be last. */
const HTML_PLUGINS: Plugins = [transformTree, rehypeSlug, [rehypeSanitize, PREVIEW_SCHEMA]];

/** The Markdown preview. Text that cannot be rendered is shown as source text. */
export function MarkdownPreview({ source }: { source: string }) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? source : beginningOf(source);
  if (source.trim() === "")
    return <p className={styles.note}>This document is empty. Write it on the Edit tab.</p>;
  return (
    <>
      {exceedsComplexityLimit(shown) ? (
        <AsWritten text={shown} />
      ) : (
        <CatchBoundary getResetKey={() => shown} errorComponent={() => <AsWritten text={shown} />}>
          <Markdown source={shown} />
        </CatchBoundary>
      )}
      {shown.length < source.length && (
        <div className={styles.rest}>
          <p>
            These are the first {shown.length.toLocaleString("en")} of {source.length.toLocaleString("en")}{" "}
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
        This is too long or too intricate to be shown as Markdown. Here it is as it was written.
      </p>
      <pre className={styles.plain}>{text}</pre>
    </>
  );
}
