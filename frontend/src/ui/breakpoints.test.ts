import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BREAKPOINTS, type Breakpoint, below, from } from '../lib/browser/breakpoints';

const SOURCES = join(import.meta.dirname, '..');
const LIST = 'ui/breakpoints.css';
const textOf = (file: string) => readFileSync(join(SOURCES, file), 'utf8');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });

/** A window's own width or height in a media condition: (width < 640px), (768px <= width), (min-width: 40rem). */
const BARE =
  /\((?=[^)]*\d(?:px|r?em))(?:[\d.]+\w+ *[<>]=? *)?(?:m(?:in|ax)-)?(?:width|height) *[<>=:)][^)]*\)?/g;
const named = new Map(
  [...textOf(LIST).matchAll(/@custom-media (--[\w-]+) (\(.+\));/g)].map(([, name, condition]) => [
    name,
    condition,
  ]),
);
const queries = files
  .filter((file) => file.endsWith('.css') && file !== LIST)
  .flatMap((file) => [...textOf(file).matchAll(/@media[^{]+/g)].map(([query]) => ({ file, query })));

it('style sheets and scripts have the same breakpoints', () => {
  const widths = (Object.keys(BREAKPOINTS) as Breakpoint[]).flatMap((name) => [
    [`--below-${name}`, below(name)],
    [`--from-${name}`, from(name)],
  ]);
  expect([...named].filter(([, condition]) => condition?.includes('width'))).toEqual(widths);
});

it('a media query names its breakpoint, and one that there is', () => {
  expect(queries.length).toBeGreaterThan(100);
  expect(queries.filter(({ query }) => query.match(BARE))).toEqual([]);
  const unknown = queries.flatMap(({ file, query }) =>
    [...query.matchAll(/--[\w-]+/g)].filter(([name]) => !named.has(name)).map(([name]) => ({ file, name })),
  );
  expect(unknown).toEqual([]);
});

it('a script takes its breakpoints from the list', () => {
  const bare = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && file !== join('lib', 'breakpoints.ts'))
    .flatMap((file) => (textOf(file).match(BARE) ?? []).map((condition) => ({ file, condition })));
  expect(bare).toEqual([]);
});
