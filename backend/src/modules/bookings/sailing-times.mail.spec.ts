import { expect, it } from '@jest/globals';
import type { Booking } from './booking.entity.js';
import type { Guest } from './guest.entity.js';
import { type SailingTimes, sailingTimesMail } from './sailing-times.mail.js';

const TIMES: SailingTimes = {
  departsAt: new Date('2025-09-05T23:00:00Z'),
  endDate: '2025-09-08',
  timeZone: 'America/Los_Angeles',
};
/** What a buyer reads once the trip, as it was before, has other times. */
const textOf = (now: Partial<SailingTimes>) =>
  sailingTimesMail({
    booking: { publicId: 'abcdefgh12345678901234', travellers: 1 } as Booking,
    buyer: { name: 'Sam Sample' } as Guest,
    trip: { ...TIMES, ...now, title: 'Ensenada' },
    before: TIMES,
    contactEmail: 'desk@example.com',
  })?.text;

it('says the new hour and the old one', () => {
  const text = textOf({ departsAt: new Date('2025-09-05T17:00:00Z') });
  const [at10, at4] = ['10:00 AM (PDT)', '4:00 PM (PDT)'].map(
    (hour) => `Friday, September 5, 2025 at ${hour}`,
  );
  expect(text).toContain(`it sails on ${at10}, not on ${at4}. Your place is kept.`);
  expect(text).not.toContain('it ends');
});

it('says the clocks where those alone are others', () => {
  const text = textOf({ departsAt: new Date('2025-09-05T20:00:00Z'), timeZone: 'America/New_York' });
  expect(text).toContain('at 4:00 PM (EDT), not on Friday, September 5, 2025 at 4:00 PM (PDT)');
});

it('says the new last day', () => {
  expect(textOf({ endDate: '2025-09-09' })).toContain(
    'it ends on September 9, 2025, not on September 8, 2025',
  );
});

it('says nothing once the old times are back', () => {
  expect(textOf({})).toBeUndefined();
});
