const format = new Intl.NumberFormat("en");

/** "1 translation", "1,234 translations". */
export function formatCount(count: number, noun: string): string {
  return `${format.format(count)} ${noun}${count === 1 ? "" : "s"}`;
}
