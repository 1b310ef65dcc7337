import { expect, it } from '@jest/globals';
import type { Booking } from './booking.entity.js';
import type { Guest } from './guest.entity.js';
import { movedTripMail } from './moved-trip.mail.js';

const mail = (startDate: string, remainingAmountCents = 0, travellers = 1) =>
  movedTripMail({
    booking: { publicId: 'abcdefgh12345678901234', travellers } as Booking,
    buyer: { name: 'Sam Sample', remainingAmountCents } as Guest,
    trip: {
      title: 'Ensenada',
      startDate,
      endDate: '2025-11-02',
      departsAt: new Date('2025-06-22T23:00:00Z'),
      timeZone: 'America/Los_Angeles',
    },
    fromOn: '2025-09-05',
    siteUrl: 'https://example.com',
    contactEmail: 'desk@example.com',
  });

it('the mail about a trip that was moved nearer says both days, and that no right is lost by it', () => {
  const { subject, text } = mail('2025-06-22', 63_700);
  expect(subject).toBe('Ensenada now sails on June 22, 2025');
  expect(text).toContain('it sails on June 22, 2025, not on September 5, 2025.');
  expect(text).toContain('It departs Sunday, June 22, 2025 at 4:00 PM (PDT) and ends on November 2, 2025.');
  expect(text).toContain('$637 are still to be paid; the days of its parts move along.');
  expect(text).toContain('the day counts that you booked for');
  expect(text).toContain(
    'on its page of payments:\nhttps://example.com/guest/payment/abcdefgh12345678901234',
  );
});

it('one that was moved away counts from the later day, and speaks of no money where none is owed', () => {
  const { text } = mail('2025-10-03');
  expect(text).toContain('counts from the new day, which is later');
  expect(text).not.toContain('still to be paid');
});

it.each([
  [1, 'Your place is kept.'],
  [2, 'Your places are kept.'],
])('tells a party of %d: %s', (travellers, words) => {
  expect(mail('2025-10-03', 0, travellers).text).toContain(words);
});
