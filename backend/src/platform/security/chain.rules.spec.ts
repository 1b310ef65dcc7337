import { expect, it } from '@jest/globals';
import { chained, chainFaults, type ReadLink, START } from './chain.rules.js';

/** A chain over rows 1 to 30, three links of ten. */
function aChain(): ReadLink[] {
  let digest = START.digest;
  return [0, 10, 20].map((after) => {
    const of = { afterId: String(after), upToId: String(after + 10), columns: ['id', 'amount'] };
    const rowsDigest = `rows after ${after}`;
    digest = chained(digest, of, rowsDigest);
    return { ...of, name: `t:${after}`, rowsDigest, opened: { ...of, digest } };
  });
}
const changed = (at: number, change: Partial<ReadLink>) =>
  aChain().map((link, index) => (index === at ? { ...link, ...change } : link));

it('holds while nothing is touched', () => {
  expect(chainFaults('t', aChain(), '30')).toEqual(new Map());
  expect(chainFaults('t', [], '0')).toEqual(new Map());
});

it.each<[string, ReadLink[], [string, string][]]>([
  [
    'changed rows',
    changed(1, { rowsDigest: 'others' }),
    [['t:10', 'rows 11 to 20 are not what they were when they were sealed']],
  ],
  ['a foreign seal', changed(2, { opened: null }), [['t:20', 'the seal of rows 21 to 30 is not ours']]],
  [
    'other columns',
    changed(0, { columns: ['id'] }),
    [['t:0', 'rows 1 to 10 are not what they were when they were sealed']],
  ],
  [
    'a link taken out',
    aChain().filter((_, index) => index !== 1),
    [['t:20', 'the links before rows 21 to 30 are gone']],
  ],
  ['the end cut off', aChain().slice(0, 2), [['t:end', 'the links after row 20 are gone']]],
  ['everything gone', [], [['t:end', 'the links after row 0 are gone']]],
])('finds %s, and tells of it once', (_, links, faults) => {
  expect([...chainFaults('t', links, '30')]).toEqual(faults);
});
