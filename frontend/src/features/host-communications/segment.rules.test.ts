import type { Segment } from '../../api/host/hostMails';
import { CABIN_NAMES } from '../../lib/cabinNames';
import { EVERYBODY, segmentWords, toggled } from './segment.rules';

const wordsOf = (segment: Segment) => segmentWords(segment, { ...CABIN_NAMES, balcony: 'The Veranda' });

it('reads as a host would say it', () => {
  expect(wordsOf(EVERYBODY)).toBe('the whole group');
  expect(wordsOf({ ...EVERYBODY, cabins: ['balcony'], money: 'second_late', waiver: 'missing' })).toBe(
    'The Veranda, second part late, no waiver',
  );
  expect(wordsOf({ ...EVERYBODY, guests: ['a'], readers: 'buyers' })).toBe('1 picked guest, who booked');
  expect(wordsOf({ ...EVERYBODY, addOn: 'drinks', hasAddOn: false, checkIn: 'missing' })).toBe(
    'not checked in, without drinks',
  );
});

it('ticks and unticks', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});
