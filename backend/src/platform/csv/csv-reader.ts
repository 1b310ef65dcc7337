import { CsvError, parse } from 'csv-parse/sync';
import { DomainError } from '../errors/domain-error.js';

const DELIMITERS = [',', ';', '\t'];
/** What our own files, and other careful ones, put before a cell that looks like a formula. */
const NEUTRALISED = /^'(?=[=+\-@\t\n])/;

/** A line with something in it, and where it begins in the file: the first line is 1. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/**
 * The lines of a CSV text, the headings among them, without blanks around cells and without empty lines. Reads what
 * spreadsheets write: with a byte order mark or without, commas, semicolons (Excel in much of Europe) or tabs (a paste).
 * Throws `csv.malformed`, which names the line.
 */
export function readCsv(text: string): CsvLine[] {
  try {
    // One kind of line break, so that lines are counted as an editor counts them.
    const lines = parse(text.replace(/\r\n?/g, '\n'), {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return lines.map(({ record, info }) => ({
      line: info.lines - breaksIn(record),
      cells: record.map((cell) => cell.replace(NEUTRALISED, '')),
    }));
  } catch (err) {
    if (!(err instanceof CsvError)) throw err;
    throw new DomainError('csv.malformed', { line: Number(err.lines ?? 1) });
  }
}

/** The reader counts the line on which a record ends; people look for where it begins. */
function breaksIn(record: readonly string[]): number {
  return record.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);
}

/** The one that the headings are parted by. */
function delimiterOf(text: string): string {
  const [headings = ''] = text.split(/[\r\n]/, 1);
  const count = (delimiter: string) => headings.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}
