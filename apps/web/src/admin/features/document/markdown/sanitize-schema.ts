import type { Options } from "rehype-sanitize";

const TAGS =
  "h1 h2 h3 h4 h5 h6 p br hr blockquote ul ol li input pre code em strong del sup a img table thead tbody tr th td section";

/** The elements that GitHub-flavoured Markdown produces, and nothing else (specification §9). */
export const PREVIEW_SCHEMA: Options = {
  tagNames: TAGS.split(" "),
  attributes: {
    a: ["href", "title", "id", "ariaLabel", "ariaDescribedBy", "dataFootnoteRef", "dataFootnoteBackref"],
    img: ["src", "alt", "title"],
    code: [["className", /^language-./]],
    h1: ["id"],
    h2: ["id", ["className", "sr-only"]],
    h3: ["id"],
    h4: ["id"],
    h5: ["id"],
    h6: ["id"],
    input: [["type", "checkbox"], ["disabled", true], "checked"],
    li: ["id", ["className", "task-list-item"]],
    ol: ["start", ["className", "contains-task-list"]],
    ul: [["className", "contains-task-list"]],
    section: ["dataFootnotes"],
    td: ["align"],
    th: ["align"],
  },
  required: { input: { type: "checkbox", disabled: true } },
  protocols: { href: ["http", "https", "irc", "ircs", "mailto", "xmpp"], src: ["http", "https"] },
  // An element with an id is a property of the page: "user-content-" prevents it from shadowing one of ours.
  clobber: ["id", "ariaDescribedBy"],
  clobberPrefix: "user-content-",
  allowComments: false,
  allowDoctypes: false,
};

/** The used properties of an HTML tree node. */
interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

/** Deeper than real documents, and shallower than what breaks a browser's layout. */
const MAX_LEVELS = 100;

const LINE_BREAK = /^<br\s*\/?>$/i;

/**
 * Prepares the tree of a Markdown text for the sanitizer: HTML in it becomes plain text, comments are removed, and the
 * case-insensitive schemes of URLs are written in the sanitizer's case.
 *
 * @throws RangeError for a tree that is nested too deeply to show
 */
export function transformTree() {
  return (tree: TreeNode): void => {
    const open = [{ node: tree, level: 0 }];
    for (let next = open.pop(); next; next = open.pop()) {
      const { node, level } = next;
      if (level > MAX_LEVELS) throw new RangeError("The document is nested too deeply");
      lowerScheme(node, "href");
      lowerScheme(node, "src");
      if (!node.children) continue;
      node.children = node.children.flatMap((child) =>
        child.type === "raw" ? htmlAsText(child, node) : child,
      );
      for (const child of node.children) open.push({ node: child, level: level + 1 });
    }
  };
}

function lowerScheme({ properties }: TreeNode, name: string): void {
  const url = properties?.[name];
  if (typeof url === "string")
    properties![name] = url.replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
}

/** Tags are shown as source text, except line breaks, which tables need. */
function htmlAsText({ value = "" }: TreeNode, parent: TreeNode): TreeNode[] {
  const html = value.trim();
  if (html.startsWith("<!--") && html.indexOf("-->") === html.length - 3) return [];
  if (LINE_BREAK.test(html)) return [{ type: "element", tagName: "br", properties: {}, children: [] }];
  const text: TreeNode = { type: "text", value };
  if (parent.type !== "root" && parent.tagName !== "blockquote") return [text];
  const code: TreeNode = { type: "element", tagName: "code", properties: {}, children: [text] };
  return [{ type: "element", tagName: "pre", properties: {}, children: [code] }];
}
