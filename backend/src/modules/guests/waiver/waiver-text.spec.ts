import { expect, it } from '@jest/globals';
import { usualText } from './usual-waivers.js';
import { WAIVER, waiverHash, waiverText } from './waiver-text.js';

it('speaks of no ship in particular', () => {
  expect(waiverText(WAIVER)).not.toMatch(/ropes|waterslide|moving deck|by sea/i);
});

it.each([
  [1, '6908ff850d314b9cca12dea91b1da14d1221fcb4cb84ec3cf6472aeb24231d07'],
  [2, '1cfb7e21501214f13ec0c819433449328fdc8efdb13b52e6362eaffd87d21880'],
])(
  'keeps the words of version %d: who changes one raises it, and everybody is asked anew',
  (version, hash) => {
    const text = usualText(version);
    expect(text && waiverHash(text).toString('hex')).toBe(hash);
  },
);

it('has its newest version in force, and none that never was', () => {
  expect(usualText(WAIVER.version)).toBe(WAIVER);
  expect([usualText(0), usualText(WAIVER.version + 1)]).toEqual([null, null]);
});

it('prints the words of a trip as those of the site', () => {
  const sections = [
    { title: 'Risks', text: 'Lanterns are hot.' },
    { title: 'Law', text: 'That of the harbor.\nNo other.' },
  ];
  const text = { isOwn: true, version: 3, inForceSince: '2025-06-02', title: 'Our waiver', sections };
  expect(waiverText(text)).toBe(
    'Our waiver\nVersion 3, in force since 2025-06-02\n\nRisks\nLanterns are hot.\n\nLaw\nThat of the harbor.\nNo other.',
  );
});
