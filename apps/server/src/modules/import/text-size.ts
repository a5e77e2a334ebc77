/** Returns the total number of characters of all texts in a value. */
export function textSize(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((size, part) => size + textSize(part), 0);
}
