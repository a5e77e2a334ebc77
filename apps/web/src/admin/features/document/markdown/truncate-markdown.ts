/** This much Markdown renders without a noticeable delay. */
const SHOWN_AT_ONCE = 50_000;
/** Too little for a button. */
const LITTLE_MORE = 5_000;

/** The part of a long text that is shown first, up to the end of a paragraph or a line. */
export function beginningOf(text: string): string {
  if (text.length <= SHOWN_AT_ONCE + LITTLE_MORE) return text;
  const beginning = text.slice(0, SHOWN_AT_ONCE);
  for (const end of ["\n\n", "\n"]) {
    const at = beginning.lastIndexOf(end);
    if (at > SHOWN_AT_ONCE / 2) return beginning.slice(0, at + end.length);
  }
  return beginning;
}
