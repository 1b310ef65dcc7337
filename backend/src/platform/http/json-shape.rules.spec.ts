import { describe, expect, it } from '@jest/globals';
import { assertShape } from './json-shape.rules.js';

const SHAPE = { depth: 3, keys: 4, items: 5, values: 12 };
const wide = (keys: number) => Object.fromEntries(Array.from({ length: keys }, (_, i) => [`k${i}`, 0]));
const list = (items: number) => Array.from({ length: items }, () => 0);
const deep = (levels: number): unknown => (levels ? [deep(levels - 1)] : 'end');

describe('the shape of a body', () => {
  it.each([
    ['nothing', undefined],
    ['a text', 'sam'],
    ['null', null],
    ['as many keys as may be', wide(4)],
    ['as long a list as may be', list(5)],
    ['as deep as may be', deep(3)],
    ['a key named like what objects inherit', JSON.parse('{"__proto__":{"a":1}}')],
  ])('may be %s', (_, body) => {
    expect(() => assertShape(body, SHAPE)).not.toThrow();
  });

  it.each([
    ['too many keys', wide(5)],
    ['too many keys inside', { a: [wide(5)] }],
    ['too many keys below one named like what objects inherit', JSON.parse(`{"__proto__":[0,0,0,0,0,0]}`)],
    ['too long a list', list(6)],
    ['too deep', deep(4)],
    ['a hundred thousand levels', deepest()],
    ['too much together', [list(5), list(5)]],
  ])('may not be %s', (_, body) => {
    expect(() => assertShape(body, SHAPE)).toThrow('more than this needs');
  });

  it.each([[2_147_483_648], [{ a: [-2_147_483_648] }], [1e300]])(
    'holds no number that cannot be kept: %j',
    (body) => {
      expect(() => assertShape(body, SHAPE)).toThrow('could not be read');
      expect(() => assertShape({ a: 2_147_483_647, b: 0.5 }, SHAPE)).not.toThrow();
    },
  );

  it.each([['a\0b'], [{ a: ['\ud800'] }], [{ a: '\udc00x' }]])(
    'holds no text that cannot be kept: %j',
    (body) => {
      expect(() => assertShape(body, SHAPE)).toThrow('could not be read');
      expect(() => assertShape({ a: '😀' }, SHAPE)).not.toThrow();
    },
  );
});

function deepest(): unknown {
  let body: unknown = 0;
  for (let level = 0; level < 100_000; level++) body = [body];
  return body;
}
