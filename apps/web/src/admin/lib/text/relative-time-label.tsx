import { exactTime, relativeTime } from "./relative-time.ts";

/** How long ago, with the exact moment when it is pointed at. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={exactTime(at)}>
      {relativeTime(at)}
    </time>
  );
}
