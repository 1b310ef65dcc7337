import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { DomainError } from '../errors/domain-error.js';
import { readCsv } from './csv-reader.js';
import { type CsvColumn, csvPieces, writeCsv } from './csv-writer.js';

const cell: CsvColumn<string | number>[] = [{ header: 'Cell', value: (value) => value }];
const written = (value: string | number) => writeCsv(cell, [value]).split('\r\n')[1];

describe('SEC-60: writing', () => {
  it('begins with a byte order mark and ends lines as RFC 4180 says', () => {
    expect(writeCsv(cell, ['Zoë'])).toBe('\uFEFFCell\r\nZoë\r\n');
  });

  it('in pieces makes the same file', async () => {
    async function* parts() {
      yield ['=a', 'b, c'];
      yield ['Zoë'];
    }
    const pieces: string[] = [];
    for await (const piece of csvPieces(cell, parts())) pieces.push(piece);
    expect(pieces.join('')).toBe(writeCsv(cell, ['=a', 'b, c', 'Zoë']));
  });

  it.each(['=HYPERLINK("http://evil")', '+1', '-2', '@x', '\tx', '\rx'])('neutralises %j', (value) => {
    const [, ...rest] = writeCsv(cell, [value]).split('Cell\r\n');
    expect(rest.join('')).toMatch(/^"?'/);
  });

  it('leaves a negative number a number, and quotes what must be quoted', () => {
    expect(written(-12.5)).toBe('-12.5');
    expect(written('a "b", c')).toBe('"a ""b"", c"');
  });

  it('keeps a cell whole for who reads files with semicolons', () => {
    expect(written("Ann;=cmd|' /C calc'!A0")).toBe(`"Ann;=cmd|' /C calc'!A0"`);
  });

  it.each(['\n', '\r', '\u2028', '\v'])('keeps a cell of several lines whole: %j', (end) => {
    expect(writeCsv(cell, [`As agreed.${end}PAY NOW`])).toBe(`\uFEFFCell\r\n"As agreed.${end}PAY NOW"\r\n`);
  });

  it('is read again as it was written, whatever stands in the cells', () => {
    const text = fc
      .string()
      .filter((value) => value === value.trim() && value !== '' && !value.includes('\r'));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
        const columns = ['A', 'B'].map((header, i) => ({ header, value: (row: string[]) => row[i] ?? '' }));
        const [, ...lines] = readCsv(writeCsv<string[]>(columns, rows));
        expect(lines.map(({ cells }) => cells)).toEqual(
          rows.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@])/, ''))),
        );
      }),
    );
  });
});

describe('reading', () => {
  it.each([',', ';', '\t'])('takes cells parted by %j', (delimiter) => {
    const text = `Name${delimiter}Email\nDana Reyes${delimiter}dana@example.com`;
    expect(readCsv(text)[1]).toEqual({ line: 2, cells: ['Dana Reyes', 'dana@example.com'] });
  });

  it('tells on which line of the file each begins, past empty lines and lines within a cell', () => {
    const lines = readCsv('Name,Note\r\n\r\nDana,"two\r\nlines"\r\nEli,one\r\n');
    expect(lines.map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  const cells = (text: string) => readCsv(text).map((line) => line.cells);

  it.each([
    ['sep=;\r\nName;Email\r\nMira, Solen;m@example.com', ['Mira, Solen', 'm@example.com']],
    ['\uFEFFsep=\t\nName\tEmail\nMira\tm@example.com', ['Mira', 'm@example.com']],
    [
      '"Name (as in passport, please)";"E-mail"\n"Mira Solen";"m@example.com"',
      ['Mira Solen', 'm@example.com'],
    ],
    ['Guests, autumn cruise\nName;Email\nMira Solen;m@example.com', ['Mira Solen', 'm@example.com']],
    ['Name;Street\nMira;Pier 3, left\nAda;Pier 4, left', ['Ada', 'Pier 4, left']],
    ['Name;Email\nHalloran, Tess;t@example.com', ['Halloran, Tess', 't@example.com']],
    ['Name;Note\n"two; ""bold""\nlines, here";x', ['two; "bold"\nlines, here', 'x']],
    ['Name', ['Name']],
  ])('finds what parts the cells of %j', (text, last) => expect(cells(text).at(-1)).toEqual(last));

  it('counts the line that says what parts the cells', () => {
    expect(readCsv('sep=;\nName;Email\nMira;m@example.com').map(({ line }) => line)).toEqual([2, 3]);
  });

  it.each([
    ['Name\tNote\nRobert "Bo" Lindqvist\tsays "hello"', ['Robert "Bo" Lindqvist', 'says "hello"']],
    [
      'Name\tNote\n"Bo" Lindqvist\t"in ""quotes""\nof two lines"',
      ['"Bo" Lindqvist', 'in "quotes"\nof two lines'],
    ],
    ['Name\tNote\n"Bo Lindqvist\tx', ['"Bo Lindqvist', 'x']],
    ['Name,Note\nRobert "Bo" Lindqvist,5" deck', ['Robert "Bo" Lindqvist', '5" deck']],
  ])('keeps quotes within the cells of %j', (text, last) => expect(cells(text).at(-1)).toEqual(last));

  it('reads no more lines than it is asked for', () => {
    expect(readCsv('Name\nDana\n\nEli\nMira\n"never ends', 3)).toEqual([
      { line: 1, cells: ['Name'] },
      { line: 2, cells: ['Dana'] },
      { line: 4, cells: ['Eli'] },
    ]);
  });

  it('refuses a quote that never ends, and says where', () => {
    expect(() => readCsv('Name\n"Dana')).toThrow(DomainError);
  });
});
