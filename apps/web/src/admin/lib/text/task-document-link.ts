import type { Task } from "@saywhere/validators/tasks/task";

/** Maximum nesting of brackets and parentheses in a title; a deeper nested one is not a link. */
const text = String.raw`(?:[^[\]\\]|\\.|\[(?:[^[\]\\]|\\.|\[(?:[^[\]\\]|\\.)*\])*\])+`;
const bareUrl = String.raw`(?:[^\s()<>\\]|\\.|\((?:[^\s()<>\\]|\\.|\((?:[^\s()<>\\]|\\.)*\))*\))+`;
const inAngles = String.raw`(?:[^<>\\\n]|\\.)+`;
const tooltip = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)`;

/** A title that consists of a single Markdown link, by the rules of CommonMark (§6.3). */
const MARKDOWN_LINK = new RegExp(
  String.raw`^\s*\[(?<text>${text})\]\(\s*(?:<(?<inAngles>${inAngles})>|(?<bare>${bareUrl}))` +
    String.raw`(?:\s+(?:${tooltip}))?\s*\)\s*$`,
  "su",
);

/** A backslash escape of a punctuation mark in Markdown. */
const ESCAPE = /\\([!-/:-@[-`{-~])/g;

interface TaskDocument {
  /** Text of the link. */
  text: string;
  url: string;
}

type Linking = Pick<Task, "title" | "documentUrl" | "titleText">;

/** The document that a task links to: by its URL, or by a title that is a Markdown link (specification §2). */
export function documentOf({ title, documentUrl, titleText }: Linking): TaskDocument | null {
  const link = linkIn(title);
  const url = documentUrl || link?.url;
  return url ? { text: titleText || link?.text || title, url } : null;
}

/** The title of a task without the URL in it. */
export function titleOf({ title }: Pick<Task, "title">): string {
  return linkIn(title)?.text ?? title;
}

function linkIn(title: string): TaskDocument | null {
  const found = MARKDOWN_LINK.exec(title)?.groups;
  if (!found) return null;
  const [named, url] = [found["text"], found["inAngles"] ?? found["bare"]].map((written = "") =>
    written.replace(ESCAPE, "$1").trim(),
  );
  return named && url ? { text: named, url } : null;
}
