import type { ReactNode } from "react";
import { splitJapanesePhrases } from "./japanese-line-breaks.ts";

/** A Japanese text, or the part from `start` to `end`, that may break between its phrases in browsers that do not know them. */
export function breakableJapanese(text: string, start = 0, end = text.length): ReactNode[] {
  const pieces: ReactNode[] = [];
  let from = start;
  let at = 0;
  for (const phrase of splitJapanesePhrases(text)) {
    if (at > 0 && start <= at && at < end) {
      pieces.push(text.slice(from, at), <wbr key={at} />);
      from = at;
    }
    at += phrase.length;
  }
  return [...pieces, text.slice(from, end)];
}
