import { exactTime, relativeTime } from "./relative-time.ts";

/** Relative time, with the exact time as a tooltip. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={exactTime(at)}>
      {relativeTime(at)}
    </time>
  );
}
