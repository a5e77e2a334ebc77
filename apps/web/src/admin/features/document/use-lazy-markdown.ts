import { useQuery } from "@tanstack/react-query";

/** The Markdown preview and editor are large and used by this dialog alone, so they are loaded when one opens. */
async function loadParts() {
  const [{ MarkdownEditor }, { MarkdownPreview }] = await Promise.all([
    import("./markdown/markdown-editor.tsx"),
    import("./markdown/markdown-preview.tsx"),
  ]);
  return { MarkdownEditor, MarkdownPreview };
}

export function useLazyMarkdown() {
  return useQuery({ queryKey: ["markdown-parts"], queryFn: loadParts });
}
export type MarkdownParts = ReturnType<typeof useLazyMarkdown>;
