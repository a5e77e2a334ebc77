import { BUBBLE_PATH, PIN_PATH } from "./mark-paths.ts";

/** The mark alone, in the colors of the scheme. It is decorative, because the text next to it names the site. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d={BUBBLE_PATH} fill="currentColor" />
      <path d={PIN_PATH} fill="var(--sw-accent)" fillRule="evenodd" />
    </svg>
  );
}
