const UNITS = ["kB", "MB", "GB"];

/** A size as people read it: `430 kB`, `1.2 MB`. */
export function formatBytes(bytes: number): string {
  let size = bytes / 1_000;
  let unit = 0;
  // As written: 999.1 kB would be rounded up to 1000 kB.
  while (Math.ceil(size) >= 1_000 && unit < UNITS.length - 1) {
    size /= 1_000;
    unit++;
  }
  const text = unit === 0 || size >= 100 ? Math.ceil(size).toString() : size.toFixed(1);
  return `${text} ${UNITS[unit]}`;
}
