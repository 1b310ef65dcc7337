import { stringify } from 'csv-stringify/sync';

/**
 * What ends a cell for spreadsheets of other countries, and a line for programs that do not wait for CRLF: what stands behind it
 * must not begin a cell or a line of its own.
 */
const OTHER_ENDS = /[;\t\n\v\f\r\u0085\u2028\u2029]/;

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
  return textOf([columns.map(({ header }) => header), ...linesOf(columns, rows)], true);
}

/** The same file piece by piece, for rows that are too many to hold at once. */
export async function* csvPieces<Row>(
  columns: readonly CsvColumn<Row>[],
  parts: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield writeCsv(columns, []);
  for await (const rows of parts) yield textOf(linesOf(columns, rows), false);
}

type Line = (string | number | null)[];

function linesOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): Line[] {
  return rows.map((row) => columns.map(({ value }) => value(row)));
}

function textOf(lines: readonly Line[], bom: boolean): string {
  return stringify([...lines], {
    bom,
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: OTHER_ENDS,
  });
}
