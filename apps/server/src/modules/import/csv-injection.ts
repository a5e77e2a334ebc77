/**
 * Spreadsheets interpret a cell that starts with one of these characters as a formula, and run it (OWASP, CSV
 * injection). A quotation mark in front makes the cell a text; texts that already start with quotation marks get
 * another one, so that they stay distinguishable. Some spreadsheets treat the full-width characters of Chinese and
 * Japanese keyboards like the ASCII ones.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Makes a cell safe to open in a spreadsheet. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Reverses {@link escapeFormula}. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
