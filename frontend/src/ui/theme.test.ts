import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentStyles } from './themeComponents';

const SOURCES = join(import.meta.dirname, '..');
/** What others of MUI are made of. */
const BENEATH = ['ButtonBase', 'Paper'];

it('the theme says how each component of MUI looks that the product uses, and of no other', () => {
  const used = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => [...readFileSync(join(SOURCES, path), 'utf8').matchAll(/@mui\/material\/([A-Z]\w+)/g)])
    .map(([, name]) => name);
  const themed = Object.keys(componentStyles).map((name) => name.replace('Mui', ''));
  expect(themed.filter((name) => !BENEATH.includes(name) && !used.includes(name))).toEqual([]);
});
