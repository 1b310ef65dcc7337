import { expect, it } from '@jest/globals';
import type { Guest } from '../../bookings/guest.entity.js';
import type { SaleableTrip } from '../../trips/trips.service.js';
import type { OpenBooking } from './open-bookings.js';
import { reminderMail } from './reminder.mail.js';

const from = { siteUrl: 'https://example.com', contactEmail: 'desk@example.com' };
const parts = [
  { dueOn: '2025-04-26', missingCents: 144_700 },
  { dueOn: '2025-08-08', missingCents: 20_000 },
];

const textFor = (isHeld: boolean) => {
  const open = { publicId: 'abcdefgh12345678901234', owedCents: 164_700, isHeld, parts } as OpenBooking;
  const buyer = { name: 'Sam Sample', publicId: 'Abcdefghijklmnopqrstu1' } as Guest;
  return reminderMail(
    [{ open, buyer, trip: { title: 'Ensenada' } as SaleableTrip, today: '2025-06-02' }],
    from,
  ).text;
};

it('says of a late part for how long', () => {
  expect(textFor(false)).toContain('- $1,447 was due 37 days ago (April 26, 2025)');
});

it('calls nothing late of places that a host holds: they wait for the first payment', () => {
  const text = textFor(true);
  expect(text).toContain('- $1,447 is due now: it confirms the booking');
  expect(text).toContain('- $200 is due in 67 days (August 8, 2025)');
  expect(text).not.toContain('was due');
});
