/** What is needed here of a node of the HTML tree. */
interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

/** Nested deeper than anybody writes, and less than breaks a browser's layout. */
const MOST_LEVELS = 100;

const LINE_BREAK = /^<br\s*\/?>$/i;

/**
 * Makes the tree of a Markdown text ready to be sanitized: HTML in it becomes text to read, comments go, and the
 * schemes of addresses, which mean the same in any case, are written as the sanitizer knows them.
 *
 * @throws RangeError for a tree that nobody could show
 */
export function transformTree() {
  return (tree: TreeNode): void => {
    const open = [{ node: tree, level: 0 }];
    for (let next = open.pop(); next; next = open.pop()) {
      const { node, level } = next;
      if (level > MOST_LEVELS) throw new RangeError("The document is nested too deeply");
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

/** Tags say nothing here, and are shown as they were written; but for line breaks, which tables cannot do without. */
function htmlAsText({ value = "" }: TreeNode, parent: TreeNode): TreeNode[] {
  const html = value.trim();
  if (html.startsWith("<!--") && html.indexOf("-->") === html.length - 3) return [];
  if (LINE_BREAK.test(html)) return [{ type: "element", tagName: "br", properties: {}, children: [] }];
  const text: TreeNode = { type: "text", value };
  if (parent.type !== "root" && parent.tagName !== "blockquote") return [text];
  const code: TreeNode = { type: "element", tagName: "code", properties: {}, children: [text] };
  return [{ type: "element", tagName: "pre", properties: {}, children: [code] }];
}
