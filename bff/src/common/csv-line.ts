/** A cell that begins like this is a formula to spreadsheets, and a formula can send away what stands beside it. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** One line of a table. Formulas are made words by an apostrophe, as spreadsheets do it themselves. */
export function toCsvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
