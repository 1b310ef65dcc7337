import { aTrip } from '../../../testing/bookings';
import { termsText } from './terms';

it('names what travel insurance costs', () => {
  const text = termsText(aTrip());
  expect(text).toContain('on top of the fare and the travel insurance of two travellers');
  expect(text).toContain('Travel insurance is $160 for the booking and is your choice.');
});

it('offers none on a trip that sells none', () => {
  const text = termsText(aTrip({ insuranceCents: 0 }));
  expect(text).toContain('on top of the fare of two travellers');
  expect(text).not.toContain('$0');
  expect(text).toContain('Travel insurance is not sold with this trip');
});

it('names the age that the trip asks for', () => {
  expect(termsText(aTrip({ minimumAge: 21 }))).toContain('Every traveller is 21 or older');
});

it('promises no discount and adds no tax where a trip has none', () => {
  const text = termsText(aTrip({ taxPercent: 0, fullDiscountPercent: 0 }));
  expect(text).toContain('nothing comes on top of them');
  expect(text).toContain('Paying in full is charged once.');
  expect(text).not.toContain(' 0%');
});
