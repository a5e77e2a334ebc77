/** Bytes that a name, or a folder's, may have at most. */
const SEGMENT_BYTES = 200;

const encoder = new TextEncoder();

/** Cuts a text to a number of bytes, never within a character. */
function cut(text: string, bytes: number): string {
  let length = 0;
  let kept = "";
  for (const character of text) {
    length += encoder.encode(character).length;
    if (length > bytes) break;
    kept += character;
  }
  return kept;
}

/** Letters and digits of every script stay; what reads badly in a URL becomes a hyphen. */
function cleanWords(text: string): string {
  return text
    .normalize("NFC")
    .replace(/['’`]/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, "-")
    .replace(/-{2,}/g, "-")
    .replace(/-*\.[-.]*/g, ".")
    .replace(/^[-.]+|[-.]+$/g, "");
}

/**
 * Makes a file's name one that reads well in a URL: "How are you?.MP3" becomes "How-are-you.mp3".
 *
 * @returns a name without slashes, of at most 200 bytes
 */
export function cleanFileName(name: string): string {
  const [, stem = "", ending = ""] = /^(.*?)(\.[^.]*)?$/s.exec(name.trim()) ?? [];
  const extension = ending.length > 1 ? `.${cleanWords(ending).toLowerCase()}` : "";
  const words = cleanWords(stem) || "file";
  return `${cut(words, SEGMENT_BYTES - encoder.encode(extension).length)}${extension}`;
}

/** The same for a folder, each segment of it: " Audio / Farsi/" becomes "Audio/Farsi". */
export function cleanFolder(folder: string): string {
  return folder
    .split(/[/\\]/)
    .map((segment) => cut(cleanWords(segment), SEGMENT_BYTES))
    .filter(Boolean)
    .join("/");
}
