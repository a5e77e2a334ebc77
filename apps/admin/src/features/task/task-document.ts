import type { Task } from "@saywhere/validators/task";

/** A title that is a Markdown link and nothing else; the address may stand in angle brackets, with a title after it. */
const MARKDOWN_LINK =
  /^\s*\[(?<text>(?:[^[\]\\]|\\.|\[[^\]]*\])+)\]\(\s*<?(?<url>[^\s<>]+)>?(?:\s+["'(].*)?\s*\)\s*$/;

export interface TaskDocument {
  /** What the link to it says. */
  text: string;
  url: string;
}

type Linking = Pick<Task, "title" | "documentUrl" | "titleText">;

/** The document that a task links to: by its address, or by a title that is a Markdown link (specification §2). */
export function documentOf({ title, documentUrl, titleText }: Linking): TaskDocument | null {
  const link = MARKDOWN_LINK.exec(title)?.groups;
  const text = titleText || link?.["text"] || title;
  const url = documentUrl || link?.["url"];
  return url ? { text, url } : null;
}

/** What a task is called, without the address in its title. */
export function titleOf({ title }: Pick<Task, "title">): string {
  return MARKDOWN_LINK.exec(title)?.groups?.["text"] ?? title;
}
