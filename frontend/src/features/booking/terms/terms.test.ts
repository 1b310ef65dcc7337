import type { TripView } from '../../../api/trip';
import { aTrip } from '../../../testing/bookings';
import { termsOf, termsText } from './terms';

const factsOf = (changes: Partial<TripView> = {}) => ({ ...aTrip(changes), ownTerms: [] });
const textOf = (changes: Partial<TripView> = {}) => termsText(factsOf(changes));

it('names what travel insurance costs', () => {
  const text = textOf();
  expect(text).toContain('on top of the fare and the travel insurance of two travellers');
  expect(text).toContain('Travel insurance is $160 for the booking and is your choice.');
});

it('offers none on a trip that sells none', () => {
  const text = textOf({ insuranceCents: 0 });
  expect(text).toContain('on top of the fare of two travellers');
  expect(text).not.toContain('$0');
  expect(text).toContain('Travel insurance is not sold with this trip');
});

it('names the age that the trip asks for', () => {
  expect(textOf({ minimumAge: 21 })).toContain('Every traveller is 21 or older');
});

it('promises no discount and adds no tax where a trip has none', () => {
  const text = textOf({ taxPercent: 0, fullDiscountPercent: 0 });
  expect(text).toContain('nothing comes on top of them');
  expect(text).toContain('Paying in full is charged once.');
  expect(text).not.toContain(' 0%');
});

it('names who organises the trip in a line of its own, and says nothing of it where nobody is named', () => {
  const organiser = { name: 'Lantern Tours', address: '1 Quay Street\nSan Diego', registration: 'CST 12' };
  expect(textOf({ organiser })).toContain(
    '\n- The trip is organised by Lantern Tours, 1 Quay Street, San Diego. CST 12.\n',
  );
  expect(textOf()).not.toContain('organised');
});

it.each([
  [0, 'a passport valid on the last day of the trip;'],
  [1, 'a passport valid for 1 month after the trip;'],
  [6, 'a passport valid for 6 months after the trip;'],
])('says that a passport is valid for %d months after the trip', (passportMonths, words) => {
  expect(textOf({ passportMonths })).toContain(words);
});

it('ends with what the trip adds, each line a point, each section at a place of its own', () => {
  const ownTerms = [
    { title: 'Dress', text: 'White on the first night.\n\n Shoes at dinner.' },
    { title: 'Your booking', text: 'The group price includes the band.' },
  ];
  const facts = { ...factsOf(), ownTerms };
  expect(termsText(facts)).toMatch(
    /use the contact page\.\n\nDRESS\n- White on the first night\.\n- Shoes at dinner\.\n\nYOUR BOOKING\n- The group price includes the band\.\n$/,
  );
  const ids = termsOf(facts).map(({ id }) => id);
  expect([ids[0], ...ids.slice(-2)]).toEqual(['your-booking', 'of-this-trip-1', 'of-this-trip-2']);
});
