import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentStyles } from './themeComponents';

const SOURCES = join(import.meta.dirname, '..');
/** What others of MUI are made of. */
const BENEATH = ['ButtonBase', 'Paper'];
/** These need no word of their own: the theme's colours and type are enough, or what they hold is what shows. */
const AS_THEY_ARE = ['AlertTitle', 'CircularProgress', 'FormControl', 'InputAdornment', 'NativeSelect'];

it('the theme says how each component of MUI looks that the product uses, and of no other', () => {
  const used = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => [...readFileSync(join(SOURCES, path), 'utf8').matchAll(/@mui\/material\/([A-Z]\w+)/g)])
    .map(([, name = '']) => name);
  const themed = Object.keys(componentStyles).map((name) => name.replace('Mui', ''));
  expect(themed.filter((name) => !BENEATH.includes(name) && !used.includes(name))).toEqual([]);
  expect([...new Set(used)].filter((name) => !themed.includes(name)).toSorted()).toEqual(AS_THEY_ARE);
});
