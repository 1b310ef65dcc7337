import { expect, it } from '@jest/globals';
import { WAIVER, waiverHash, waiverText } from './waiver-text.js';

it('speaks of no ship in particular', () => {
  expect(waiverText()).not.toMatch(/ropes|waterslide|moving deck|by sea/i);
});

it('has another version with other words: who changes one raises it, and everybody is asked anew', () => {
  expect([WAIVER.version, waiverHash().toString('hex')]).toEqual([
    2,
    '1cfb7e21501214f13ec0c819433449328fdc8efdb13b52e6362eaffd87d21880',
  ]);
});
