import { expect, it } from '@jest/globals';
import type { Booking } from '../../bookings/booking.entity.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { cancellationMail, companionMail } from './cancellation.mail.js';

function ended(changes: Partial<Booking>): Booking {
  return { publicId: 'abcdefgh12345678901234', endedReason: null, disputed: false, ...changes } as Booking;
}

const ABOUT = {
  booking: ended({}),
  buyer: { name: 'Quinn Sample' } as Guest,
  trip: { title: 'Fjords in June', startDate: '2026-06-05' },
  siteUrl: 'https://example.com',
  contactEmail: 'desk@example.com',
  refundCents: 21_300,
  keptCents: 42_500,
  toOthersCents: 0,
  isMoneyPending: false,
};
const reference = bookingReference(ABOUT.booking);
const endedReason = 'The ship is in the yard.\nWe are sorry';

it('says who cancelled, and what of the money comes back', () => {
  const { subject, text } = cancellationMail({ ...ABOUT, by: 'host' });
  expect(subject).toBe('Your booking for Fjords in June is cancelled');
  expect(text).toContain(`your host cancelled it: booking ${reference} for Fjords in June is cancelled`);
  expect(text).toContain('You had paid $638. $213 of it come back to you, $425 stay with the trip.');
});

it('says who gets what where others have paid shares', () => {
  const shared = { ...ABOUT, by: 'host', refundCents: 63_700, keptCents: 21_300 } as const;
  expect(cancellationMail({ ...shared, toOthersCents: 60_000 }).text).toContain(
    '$850 had been paid. Of it $37 come back to you and $600 go back to who paid shares of your booking, and $213 stay with the trip.',
  );
  expect(cancellationMail({ ...shared, toOthersCents: 63_700 }).text).toContain(
    '$850 had been paid. Of it $637 go back to who paid shares of your booking, and $213 stay with the trip.',
  );
  expect(
    cancellationMail({ ...shared, by: 'trip', refundCents: 85_000, keptCents: 0, toOthersCents: 63_700 })
      .text,
  ).toContain(
    'All that was paid goes back: $213 come back to you and $637 go back to who paid shares of your booking, the way it was paid.',
  );
});

it.each([
  [1, 'its place is free again'],
  [2, 'its places are free again'],
])('counts the places of a party of %d: %s', (travellers, words) => {
  expect(cancellationMail({ ...ABOUT, by: 'guest', booking: ended({ travellers }) }).text).toContain(words);
});

it('speaks of no money to who had paid none', () => {
  const { text } = cancellationMail({ ...ABOUT, by: 'guest', refundCents: 0, keptCents: 0 });
  expect(text).toContain(`as you asked: booking ${reference}`);
  expect(text).not.toContain('$');
});

it('of a trip that is called off it says why, in words that are marked as the host’s, and that all comes back', () => {
  const off = {
    ...ABOUT,
    by: 'trip',
    booking: ended({ endedReason }),
    keptCents: 0,
  } as const;
  const { subject, text } = cancellationMail(off);
  expect(subject).toBe('Fjords in June is called off');
  expect(text).toContain('> The ship is in the yard.\n> We are sorry');
  expect(text).toContain('which was to sail on June 5, 2026, does not take place');
  expect(text).toContain('All that you paid, $213, comes back to you the way you paid it.');
  expect(text).toContain('how far it is:\nhttps://example.com/guest/payment/abcdefgh12345678901234');
  expect(text).toContain('or write to desk@example.com and name booking');
  expect(cancellationMail({ ...off, refundCents: 0 }).text).toContain('Nothing more is owed.');
});

it.each([
  [{ booking: ended({ disputed: true }) }, '$213, comes back to you, once PayPal has decided'],
  [{ isMoneyPending: true }, 'the way you paid it. The payment that PayPal still holds back goes back too'],
  [
    { isMoneyPending: true, refundCents: 0 },
    'Nothing more is owed. The payment that PayPal still holds back',
  ],
])('of a trip that is called off it promises no money before it can come: %j', (money, words) => {
  expect(cancellationMail({ ...ABOUT, by: 'trip', keptCents: 0, ...money }).text).toContain(words);
});

it('who was to travel along reads why they do not, and nothing of the sum', () => {
  const { subject, text } = companionMail({
    ...ABOUT,
    booking: ended({ endedReason }),
    name: 'Ravi Sample',
  });
  expect(subject).toBe('Fjords in June is called off');
  expect(text).toContain('Hello Ravi,');
  expect(text).toContain('> The ship is in the yard.');
  expect(text).toContain('The booking that Quinn Sample made for you has ended with it.');
  expect(text).not.toContain('$');
});
