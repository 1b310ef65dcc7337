import { EVERYBODY, segmentWords, toggled } from './segment.rules';

it('reads as a host would say it', () => {
  expect(segmentWords(EVERYBODY)).toBe('the whole group');
  expect(segmentWords({ ...EVERYBODY, cabins: ['balcony'], money: 'second_late', waiver: 'missing' })).toBe(
    'balcony, second part late, no waiver',
  );
  expect(segmentWords({ ...EVERYBODY, guests: ['a'], readers: 'buyers' })).toBe('1 picked guest, who booked');
  expect(segmentWords({ ...EVERYBODY, addOn: 'drinks', hasAddOn: false, checkIn: 'missing' })).toBe(
    'not checked in, without drinks',
  );
});

it('ticks and unticks', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});
