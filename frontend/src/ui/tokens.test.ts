import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(join(SOURCES, file), 'utf8');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(css|tsx?)$/.test(file),
);
/** Named in a stylesheet, or set on an element by a component. */
const defined = new Set(
  files
    .flatMap((file) => [
      ...textOf(file).matchAll(/['"]?(--[a-z][\w-]*)['"]?\]?\s*:|setProperty\('(--[\w-]+)'/g),
    ])
    .map(([, named, set]) => named ?? set),
);

// Radix sets its own on the elements it draws.
it('every design token that is used without a fallback is defined', () => {
  const used = files.flatMap((file) =>
    [...textOf(file).matchAll(/var\((--[a-z][\w-]*)\s*\)/g)].map(([, token = '']) => ({ file, token })),
  );
  expect(used.length).toBeGreaterThan(1_000);
  expect(used.filter(({ token }) => !defined.has(token) && !token.startsWith('--radix-'))).toEqual([]);
});

it('a control has letters of 16 pixels under a finger, or a phone of Apple’s enlarges the page at its touch', () => {
  const tokens = textOf('ui/tokens.css');
  const [, name = ''] =
    /@media \(pointer: coarse\) \{\s*:root \{[^}]*--text-control: var\((--text-\d+)\)/.exec(tokens) ?? [];
  expect(tokens).toMatch(new RegExp(`${name}: 1rem;`));
  for (const file of ['ui/Choice.module.css', 'features/host/TripChoice.module.css'])
    expect(textOf(file)).toContain('var(--text-control)');
});

it('coloured emoji come before those that a font of text draws, and take no digit from it', () => {
  expect(textOf('ui/tokens.css')).toMatch(/--font-text:\s*"Emoji",/);
  const [, range = ''] =
    /font-family: "Emoji";[^}]*unicode-range: ([^;]*);/.exec(textOf('ui/fonts.css')) ?? [];
  const starts = [...range.matchAll(/U\+([0-9A-F]+)/g)].map(([, from = '']) => Number.parseInt(from, 16));
  expect(starts.length).toBeGreaterThan(0);
  expect(Math.min(...starts)).toBeGreaterThan(0x7f);
});
