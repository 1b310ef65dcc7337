import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const NUMBER = /\b(PAY|SEC|REL)-(\d{2})(?: to (?:PAY|SEC|REL)-(\d{2}))?/g;

/** The numbers that a text cites, those between two named ones too: "SEC-01 to SEC-03" are three. */
function cited(text: string): string[] {
  return [...text.matchAll(NUMBER)].flatMap(([, kind, from, to = from]) => {
    const count = Number(to) - Number(from) + 1;
    return Array.from({ length: count }, (_, i) => `${kind}-${String(Number(from) + i).padStart(2, '0')}`);
  });
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Each numbered case of the docs with the tests it names. */
const CASES = new Map(
  ['payments', 'security', 'reliability'].flatMap((page) =>
    [...read(`docs/${page}.md`).matchAll(/^\| ([A-Z]+-\d{2}) \|.*\| (.+) \|$/gm)].map(
      ([, number = '', tests = '']) => [
        number,
        [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
      ],
    ),
  ),
);

const SOURCES = [
  ...['backend/src', 'backend/test', 'backend/faults', 'tools/local'],
  ...['frontend/src', 'frontend/e2e'],
].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`),
);

it('each numbered case is cited by the tests that its page names', () => {
  const unshown = [...CASES].filter(
    ([number, tests]) => !tests.length || tests.some((path) => !cited(read(path)).includes(number)),
  );
  expect(unshown).toEqual([]);
});

it('no number of a page is left out', () => {
  const last = { PAY: 35, SEC: 86 };
  const all = Object.entries(last).flatMap(([kind, count]) => cited(`${kind}-01 to ${kind}-${count}`));
  expect(all.filter((number) => !CASES.has(number))).toEqual([]);
});

it('no number is cited that stands on no page', () => {
  const unknown = SOURCES.flatMap((path) =>
    cited(read(path))
      .filter((number) => !CASES.has(number))
      .map((number) => `${path}: ${number}`),
  );
  expect(unknown).toEqual([]);
});
