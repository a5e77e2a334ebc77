export function markdownTable(head: string[], rows: string[][]): string {
  const table = [head, head.map(() => "---"), ...rows];
  return table.map((line) => `| ${line.join(" | ")} |\n`).join("");
}

export const whole = (value: number): string => Math.round(value).toLocaleString("en");
