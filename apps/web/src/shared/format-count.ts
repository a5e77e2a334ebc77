const format = new Intl.NumberFormat("en");

/** "1,204". */
export function formatNumber(count: number): string {
  return format.format(count);
}

/** "1 translation", "1,234 translations". */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}
