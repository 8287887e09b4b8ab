/** Begins a text that a spreadsheet reads as CSV. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Text that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Writes rows as CSV (RFC 4180) that spreadsheets open with Arabic intact. A text that begins as a formula does is made plain text by an
 * apostrophe before it.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map(cellOf).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
