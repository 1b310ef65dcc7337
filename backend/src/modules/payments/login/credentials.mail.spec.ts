import { expect, it } from '@jest/globals';
import type { User } from '../../auth/user.entity.js';
import type { Booking } from '../../bookings/booking.entity.js';
import type { Guest } from '../../bookings/guest.entity.js';
import type { SaleableTrip } from '../../trips/trips.service.js';
import { credentialsMail, type CredentialsMail } from './credentials.mail.js';

const BUYER = {
  id: 1,
  amountPaidCents: 18_200,
  remainingAmountCents: 54_600,
  nextPaymentDate: '2025-07-07',
  accessGranted: false,
};
const buyer = BUYER as Guest;
const trip = {
  id: 7,
  title: 'Ensenada Group Cruise',
  destination: 'Ensenada, Mexico',
  departsAt: new Date('2025-09-05T23:00:00Z'),
  timeZone: 'America/Los_Angeles',
  config: { cabins: { inside: { name: 'Inside Cabin' } } },
} as unknown as SaleableTrip;
const written = (guest: Guest, changes: Partial<CredentialsMail> = {}) =>
  credentialsMail({
    guest,
    buyer,
    booking: { publicId: 'abcdefgh12345678901234', cabinType: 'inside', travellers: 1 } as Booking,
    account: {
      user: { firstName: 'Sam', username: 'sam.sample' } as User,
      isProven: true,
      isOwnAddress: true,
      token: 'one-time',
    },
    sharing: [],
    trip,
    siteUrl: 'https://example.com',
    contactEmail: 'desk@example.com',
    ...changes,
  }).text;

it('tells the buyer what is still due, by which day in words, and where it is paid', () => {
  const text = written(buyer);
  expect(text).toContain('departing Friday, September 5, 2025 at 4:00 PM (PDT).');
  expect(text).toContain(
    'Paid so far: $182. Still due: $546, next part by July 7, 2025. Pay it here:\nhttps://example.com/guest/payment/abcdefgh12345678901234',
  );
  expect(text).toContain('open as soon as the booking is paid in full');
});

it('tells the second traveller nothing about money', () => {
  expect(written({ ...BUYER, id: 2 } as Guest)).not.toMatch(/\$|Paid|due/);
});

it('tells an address that is not the account’s nothing of it, and no way in but the login', () => {
  const user = { firstName: 'Sam', username: 'sam.sample' } as User;
  const account = { user, isProven: true, isOwnAddress: false, token: null };
  const text = written({ ...BUYER, name: 'Nina Sample' } as Guest, { account });
  expect(text).toMatch(/^Hello Nina,/);
  expect(text).toContain('You were signed in when you booked, so the booking is in that account.');
  expect(text).not.toMatch(/sam|token/i);
});

it('says that who shares the address has no login yet, and how they get one', () => {
  const text = written(buyer, { sharing: ['Eli Sample'] });
  expect(text).toContain('Eli Sample gave the same address.');
  expect(text).toContain("answer this mail with an address of Eli's");
});

it('leads to the chat of its own trip', () => {
  const text = written({ ...BUYER, accessGranted: true } as Guest);
  expect(text).toContain('https://example.com/template/chat?trip=7');
});

it('ends with who organises the trip, where somebody is named', () => {
  const organiser = { name: 'Lantern Tours', address: '', registration: '' };
  const organised = Object.assign(structuredClone(trip), { config: { ...trip.config, organiser } });
  expect(written(buyer, { trip: organised })).toMatch(/\n\nThe trip is organised by Lantern Tours\.$/);
  expect(written(buyer)).toMatch(/See you on deck!$/);
});
