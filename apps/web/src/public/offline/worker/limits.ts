/** How long what was read is kept, in seconds; phrases that are saved stay as long as they are saved. */
export const LONGEST = 30 * 24 * 60 * 60;

/** How long something is waited for that nobody sees, in milliseconds: slow lines have time for a page. */
export const LONGEST_WAIT = 60_000;
