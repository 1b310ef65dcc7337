import { CsvError, parse } from 'csv-parse/sync';
import { DomainError } from '../errors/domain-error.js';
import { guessedDelimiter, saidDelimiter, withoutSaying } from './delimiter.rules.js';

/** What our own files, and other careful ones, put before a cell that looks like a formula. */
const NEUTRALISED = /^'(?=[=+\-@\t\n])/;

/** A line with something in it, and where it begins in the file: the first line is 1. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/**
 * The lines of a CSV text, the headings among them, without blanks around cells and without empty lines. Reads what
 * spreadsheets write: with a byte order mark or without, commas, semicolons (Excel in much of Europe) or tabs (a paste), with
 * a line that says which, and with quotes within a cell. Throws `csv.malformed`, which names the line.
 * @param most so many lines are read, and none below
 */
export function readCsv(text: string, most = -1): CsvLine[] {
  // One kind of line break, so that lines are counted as an editor counts them.
  const file = text.replace(/\r\n?/g, '\n');
  const delimiter = saidDelimiter(file) ?? guessedDelimiter(file);
  const lines = withoutSaying(file);
  try {
    return cellsOf(delimiter === '\t' ? masked(lines) : lines, delimiter, most);
  } catch (err) {
    if (!(err instanceof CsvError)) throw err;
    throw new DomainError('csv.malformed', { line: Number(err.lines ?? 1) });
  }
}

function cellsOf(text: string, delimiter: string, most: number): CsvLine[] {
  const lines = parse(text, {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    to: most,
    trim: true,
  }) as unknown as { record: string[]; info: { lines: number } }[];
  return lines.map(({ record, info }) => ({
    line: info.lines - breaksIn(record),
    cells: record.map((cell) => cell.replace(NEUTRALISED, '')),
  }));
}

/** A cell that is quoted as a whole, or one that only begins with a quote. */
const QUOTED = /(?<=^|[\t\n])(?:"(?:[^"]|"")*"(?=[\t\n]|$)|"[^\t\n]*)/g;
const WHOLE = /^"(?:[^"]|"")*"$/;

/** Spreadsheets put what is copied between tabs, and quote cells of several lines alone: other quotes are signs of a cell. */
function masked(text: string): string {
  return text.replace(QUOTED, (cell) => (WHOLE.test(cell) ? cell : `"${cell.replaceAll('"', '""')}"`));
}

/** The reader counts the line on which a record ends; people look for where it begins. */
function breaksIn(record: readonly string[]): number {
  return record.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);
}
