import { exactTime, relativeTime } from "./relative-time.ts";

/**
 * Relative time, for long lists. Its exact time is a tooltip of the mouse: a tab stop for each row would be in the way
 * of keyboards. Where the exact time matters, `WhenExactly` shows it to everyone.
 */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={exactTime(at)}>
      {relativeTime(at)}
    </time>
  );
}

/** Relative and exact time, as text: touch, keyboards and screen readers reach it without a tab stop. */
export function WhenExactly({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {relativeTime(at)} ({exactTime(at)})
    </time>
  );
}
