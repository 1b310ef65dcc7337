import { aGuestRecord } from '../../testing/bookings';
import type { GuestShares } from '../../api/shares';
import type { Answer } from '../../testing/fakeServer';

/** A buyer of one booking, for the tests of their payments. */
export const ID = 'Abcdefghijklmnopqrstu1';
export const user = {
  id: 1,
  username: 'quinn',
  email: 'q@example.com',
  firstName: 'Quinn',
  lastName: 'Sample',
  role: 'guest',
};
export const guest = { id: ID, name: 'Quinn Sample', email: 'q@example.com', tripId: 1, isPaid: false };
export const BOOKING = 'Bbcdefghijklmnopqrstu2';
export const PAYMENT = 'Pbcdefghijklmnopqrstu3';

export const NO_SHARES: GuestShares = {
  shares: [],
  companions: [],
  obstacle: 'settled',
  leastCents: 0,
  mostCents: 0,
  evenCents: 0,
};

/** Nothing beside the cabin, nothing to add, and nobody asked for a share. */
export const noExtras = (bookingId = BOOKING) => ({
  [`GET /api/guest/bookings/${bookingId}/extras`]: (): Answer => [200, { extras: [], offers: [] }],
  [`GET /api/guest/bookings/${bookingId}/shares`]: (): Answer => [200, NO_SHARES],
});

export const booking = (changes: object = {}) => ({
  id: BOOKING,
  reference: aGuestRecord().reference,
  tripId: 1,
  tripTitle: 'Ensenada Group Cruise',
  startDate: '2025-09-05',
  endDate: '2025-09-08',
  guestId: ID,
  status: 'confirmed',
  plan: 'full',
  terms: { version: '2025-06-02', agreedAt: '2025-06-02T18:00:00.000Z', sailedOn: null },
  totals: {
    costCents: 80_800,
    paidCents: 80_800,
    refundedCents: 10_000,
    reversedCents: 0,
    creditCents: 0,
    owedCents: 10_000,
    onItsWayBackCents: 0,
    owedBackCents: 0,
    owedBackToOthersCents: 0,
    refundableCents: 70_800,
  },
  schedule: [],
  payments: [
    {
      id: PAYMENT,
      paidOn: '2025-06-02',
      at: '2025-06-02T18:00:00Z',
      purpose: 'full',
      paidBy: 'paypal',
      amountCents: 80_800,
      status: 'partially_refunded',
      refundedCents: 10_000,
      refundableCents: 70_800,
      shareName: null,
      hasReceipt: true,
    },
  ],
  refunds: [
    {
      id: 'Rbcdefghijklmnopqrstu4',
      paymentId: PAYMENT,
      at: '2025-06-05T18:00:00Z',
      completedAt: '2025-06-06T02:00:00Z',
      amountCents: 10_000,
      status: 'completed',
      reason: 'The balcony is smaller than promised',
      goesBackBy: 'paypal',
      givenOn: null,
      isHostsToGive: false,
    },
  ],
  credits: [],
  priceChanges: [],
  usableCreditCents: 0,
  ...changes,
});
