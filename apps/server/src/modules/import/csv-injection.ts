/**
 * Spreadsheets take a cell that begins so for a formula, and run it (OWASP, CSV injection). A quotation mark in
 * front makes it a text; further marks keep apart what had one of its own. Some take the wide signs of Chinese and
 * Japanese keyboards for the narrow ones.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Makes a cell safe to open in a spreadsheet. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Takes back what {@link escapeFormula} did. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
