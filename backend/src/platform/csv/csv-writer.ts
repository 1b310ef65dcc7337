import { stringify } from 'csv-stringify/sync';

/** One column of a file: its heading, and what stands in it for a row. Numbers stay numbers; money goes as dollars. */
export interface CsvColumn<Row> {
  header: string;
  value: (row: Row) => string | number | null;
}

/**
 * The text of a CSV file as spreadsheets open it: RFC 4180 with CRLF, and a byte order mark, so that Excel reads UTF-8.
 * A cell that a spreadsheet would take for a formula (it begins with = + - @, a tab or a return) begins with `'`.
 */
export function writeCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map(({ value }) => value(row)));
  return stringify([columns.map(({ header }) => header), ...lines], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
}
