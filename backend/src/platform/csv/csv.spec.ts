import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { DomainError } from '../errors/domain-error.js';
import { readCsv } from './csv-reader.js';
import { type CsvColumn, csvPieces, writeCsv } from './csv-writer.js';

const cell: CsvColumn<string | number>[] = [{ header: 'Cell', value: (value) => value }];
const written = (value: string | number) => writeCsv(cell, [value]).split('\r\n')[1];

describe('writing', () => {
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

  it('refuses a quote that never ends, and says where', () => {
    expect(() => readCsv('Name\n"Dana')).toThrow(DomainError);
  });
});
