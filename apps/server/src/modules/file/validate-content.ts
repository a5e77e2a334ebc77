import type { FileKind } from "@saywhere/validators/files/stored-file";
import { fileTypeFromBuffer } from "file-type";

/** Names of detected types for kinds whose own content type has another name. */
const SEEN_AS: Record<string, string[]> = {
  "image/png": ["image/apng"],
  "audio/mp4": ["audio/x-m4a", "video/mp4"],
  "audio/ogg": ["audio/ogg; codecs=opus"],
  "audio/webm": ["video/webm"],
  "video/mp4": ["video/x-m4v", "audio/x-m4a"],
};

/** Checks of the texts of a kind, whose start must identify it. */
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
 * Returns the problem with a content for the file's name.
 *
 * @param beginning the first bytes of the file
 * @returns null when the content is of the kind that the name states
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
  const article = /^[AEFHILMNORSX]/.test(named) ? "an" : "a";
  return `“${name}” is not ${article} ${named}: it contains ${looksOf(seen?.ext, text)}. Rename it, or choose another file.`;
}

/** Returns the message for a file that is named like a text but is not one, or is in another encoding. */
export function notUtf8(name: string): string {
  return `“${name}” is not a text in UTF-8. Save it in that encoding.`;
}

function looksOf(seen: string | undefined, text: string | null): string {
  if (text === null) return seen?.toUpperCase() ?? "data of an unknown type";
  const root = rootOfMarkup(text);
  if (root !== null) return root === "html" || root === "svg" ? root.toUpperCase() : "markup";
  return seen?.toUpperCase() ?? "plain text";
}

/** Returns the text at the start of a file, whose last character may be cut off, or null if it is not text. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

/**
 * Content that may precede the first element. Every alternative ends at its first possible end, so that matching takes
 * linear time.
 */
const BEFORE_ROOT = /\s+|<\?[^]*?\?>|<!--[^]*?-->|<!doctype(?:[^>[]|\[[^\]]*\])*>/iy;
const DOCTYPE_OF_HTML = /^<!doctype\s+html/i;
const ELEMENT = /<\/?(?:[\w-]+:)?([a-z][\w-]*)/iy;

/**
 * Returns the name, in lowercase, of the element that a text starts with: `html`, `svg`.
 *
 * @returns null for a text that does not start as markup; an empty string for markup without an element
 */
function rootOfMarkup(text: string): string | null {
  let at = 0;
  for (;;) {
    BEFORE_ROOT.lastIndex = at;
    const found = BEFORE_ROOT.exec(text)?.[0];
    if (found === undefined) break;
    if (DOCTYPE_OF_HTML.test(found)) return "html";
    at += found.length;
  }
  ELEMENT.lastIndex = at;
  const element = ELEMENT.exec(text)?.[1]?.toLowerCase();
  if (element !== undefined) return element;
  const startsAsMarkup = text.slice(0, at).trim() !== "" || /^<[!?]/.test(text.slice(at));
  return startsAsMarkup ? "" : null;
}
