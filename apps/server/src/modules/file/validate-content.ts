import type { FileKind } from "@saywhere/validators/files/stored-file";
import { fileTypeFromBuffer } from "file-type";
import { rootOfMarkup } from "./sniff-root-element.ts";

/** What contents are called that the kinds of our names do not say in the same words. */
const SEEN_AS: Record<string, string[]> = {
  "image/png": ["image/apng"],
  "audio/mp4": ["audio/x-m4a", "video/mp4"],
  "audio/ogg": ["audio/ogg; codecs=opus"],
  "audio/webm": ["video/webm"],
  "video/mp4": ["video/x-m4v", "audio/x-m4a"],
};

/** What texts of a kind have to be like; how they begin has to tell it. */
const TEXTS: Record<string, (text: string) => boolean> = {
  "image/svg+xml": (text) => rootOfMarkup(text) === "svg",
  "text/plain": (text) => rootOfMarkup(text) === null,
  "text/csv": (text) => rootOfMarkup(text) === null,
  "application/json": (text) => /^\s*[[{"\-\dtfn]/.test(text),
  "text/vtt": (text) => /^WEBVTT(?:\s|$)/.test(text),
};

/** Whether files of a kind are texts. */
export function isText({ contentType }: FileKind): boolean {
  return contentType in TEXTS;
}

/**
 * Tells what is wrong with a content for the name it has.
 *
 * @param beginning the first bytes of the file
 * @returns null where the content is of the kind that the name says
 */
export async function validateContent(
  { contentType }: FileKind,
  name: string,
  beginning: Uint8Array,
): Promise<string | null> {
  const seen = await fileTypeFromBuffer(beginning);
  const text = textOf(beginning);
  const fits = TEXTS[contentType]
    ? text !== null && TEXTS[contentType](text)
    : seen !== undefined && [contentType, ...(SEEN_AS[contentType] ?? [])].includes(seen.mime);
  if (fits) return null;
  if (TEXTS[contentType] && text === null && !seen) return notUtf8(name);
  const named = name.slice(name.lastIndexOf(".") + 1).toUpperCase();
  return `“${name}” is ${looksOf(seen?.ext, text)} by its content, and ${named} by its name. Give it the right name, or choose another file.`;
}

/** Tells that a file which is named like a text is none, or one in another encoding. */
export function notUtf8(name: string): string {
  return `“${name}” is not a text in UTF-8. Save it in that encoding.`;
}

function looksOf(seen: string | undefined, text: string | null): string {
  if (text === null) return seen?.toUpperCase() ?? "of an unknown kind";
  const root = rootOfMarkup(text);
  if (root !== null) return root === "html" || root === "svg" ? root.toUpperCase() : "markup";
  return seen?.toUpperCase() ?? "plain text";
}

/** The text that a file begins with, of which the last letter may be cut; null for what is none. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}
