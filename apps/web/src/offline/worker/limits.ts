/** How long what was read is kept, in seconds; phrases that are saved stay as long as they are saved. */
export const LONGEST = 30 * 24 * 60 * 60;
