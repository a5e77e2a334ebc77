/**
 * "1,204".
 *
 * The browser's own formatter loads its data of languages first, for longer than all else that a page's scripts do at
 * their start (docs/performance.md).
 */
export function formatNumber(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** "1 translation", "1,234 translations". */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}
