import { expect, it } from '@jest/globals';
import type { AddOnOffer } from '../../trips/trip-config.js';
import { coded, extraProblems } from './extras.rules.js';

const extra = (title: string, code = ''): AddOnOffer => ({
  code,
  kind: 'excursion',
  title,
  priceCents: 9_900,
});
const codes = (...extras: AddOnOffer[]) => coded(extras).map(({ code }) => code);

it('gives a new extra a code of its own, and leaves those that have one', () => {
  expect(codes(extra('Wine tour'), extra('Walk', 'old-town'))).toEqual(['wine-tour', 'old-town']);
  expect(codes(extra('Wine tour'), extra('Valley', 'wine-tour'))).toEqual(['wine-tour-2', 'wine-tour']);
  expect(codes(extra('A', 'same'), extra('B', 'same'))).toEqual(['same', 'b']);
  expect(codes(extra('東京'), extra('京都'))).toEqual(['extra', 'extra-2']);
  expect(codes(extra('y'.repeat(80)))[0]).toMatch(/^y{32}$/);
});

it('refuses two of one name', () => {
  expect(extraProblems([extra('Wine tour'), extra('Walk'), extra('wine Tour')])).toEqual({
    'addOns.2.title': 'Another extra has this name',
  });
  expect(extraProblems([extra('Wine tour'), extra('Walk')])).toEqual({});
});
