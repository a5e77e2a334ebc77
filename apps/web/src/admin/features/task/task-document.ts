import type { Task } from "@saywhere/validators/tasks/task";

/** Brackets and parentheses nest at most so deep in a title; what nests deeper is no link. */
const text = String.raw`(?:[^[\]\\]|\\.|\[(?:[^[\]\\]|\\.|\[(?:[^[\]\\]|\\.)*\])*\])+`;
const address = String.raw`(?:[^\s()<>\\]|\\.|\((?:[^\s()<>\\]|\\.|\((?:[^\s()<>\\]|\\.)*\))*\))+`;
const inAngles = String.raw`(?:[^<>\\\n]|\\.)+`;
const tooltip = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)`;

/** A title that is a Markdown link and nothing else, as CommonMark (§6.3) writes one. */
const MARKDOWN_LINK = new RegExp(
  String.raw`^\s*\[(?<text>${text})\]\(\s*(?:<(?<inAngles>${inAngles})>|(?<address>${address}))` +
    String.raw`(?:\s+(?:${tooltip}))?\s*\)\s*$`,
  "su",
);

/** A backslash before a punctuation mark, which Markdown then takes as it stands. */
const ESCAPE = /\\([!-/:-@[-`{-~])/g;

export interface TaskDocument {
  /** What the link to it says. */
  text: string;
  url: string;
}

type Linking = Pick<Task, "title" | "documentUrl" | "titleText">;

/** The document that a task links to: by its address, or by a title that is a Markdown link (specification §2). */
export function documentOf({ title, documentUrl, titleText }: Linking): TaskDocument | null {
  const link = linkIn(title);
  const url = documentUrl || link?.url;
  return url ? { text: titleText || link?.text || title, url } : null;
}

/** What a task is called, without the address in its title. */
export function titleOf({ title }: Pick<Task, "title">): string {
  return linkIn(title)?.text ?? title;
}

function linkIn(title: string): TaskDocument | null {
  const found = MARKDOWN_LINK.exec(title)?.groups;
  if (!found) return null;
  const [named, url] = [found["text"], found["inAngles"] ?? found["address"]].map((written = "") =>
    written.replace(ESCAPE, "$1").trim(),
  );
  return named && url ? { text: named, url } : null;
}
