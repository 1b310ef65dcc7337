import type { GuestProfile, GuestTrip } from '../api/guestArea';
import type { Answer } from './fakeServer';

/** What `/api/auth/me` answers for a guest, and for somebody else who is signed in. */
export function signedIn({ id = 7, role = 'guest', isPaid = true, place = 'kept' } = {}): Answer {
  const user = {
    id,
    username: 'nina',
    email: 'nina@example.com',
    firstName: 'Nina',
    lastName: 'Okafor',
    role,
  };
  const guest = { id: 'g', name: 'Nina Okafor', email: user.email, tripId: 1, isPaid, place };
  return [200, { user, guest: role === 'guest' ? guest : null }];
}

export const VISITOR: Answer = [401, { statusCode: 401, code: 'auth.required', message: 'Please log in.' }];
export const UNPAID: Answer = [402, { statusCode: 402, code: 'auth.payment_required', message: 'Pay.' }];
export const BROKEN: Answer = [500, { statusCode: 500, code: 'server.fault', message: 'It broke.' }];

/** A place on the cruise to Ensenada. */
export function aGuestTrip(changes: Partial<GuestTrip> = {}): GuestTrip {
  return {
    id: 1,
    title: 'Ensenada Group Cruise',
    artist: 'Cora Valdez',
    destination: 'Ensenada, Mexico',
    duration: '3 days / 2 nights',
    startDate: '2025-09-05',
    endDate: '2025-09-08',
    timeZone: 'America/Los_Angeles',
    sailing: { departsAt: '2025-09-05T23:00:00.000Z', departureTime: '16:00', zoneLabel: 'PT' },
    bookingId: 'Bbcdefghijklmnopqrstu2',
    status: 'confirmed',
    guestCount: 12,
    daysUntil: 95,
    isOpen: true,
    listClosedOn: null,
    isCalledOff: false,
    organiser: null,
    endedWithTrip: false,
    calledOffReason: null,
    mayReview: false,
    ...changes,
  };
}

/** A guest who has paid a quarter for an inside cabin for two. */
export function aGuestProfile(changes: Partial<GuestProfile> = {}): GuestProfile {
  return {
    name: 'Nina Okafor',
    username: 'nina',
    email: 'nina@example.com',
    phone: '+1 619 555 0100',
    packageType: 'standard',
    amountPaid: 406,
    totalAmount: 1624,
    payableAmount: 1624,
    paymentStatus: 'partial',
    nextPaymentDate: '2025-07-07',
    booking: {
      reference: 'ABCD1234',
      tripTitle: 'Ensenada Group Cruise',
      status: 'confirmed',
      cabin: 'Inside Cabin',
      occupancy: 'double',
      roomNumber: null,
      deckNumber: null,
      travelInsurance: true,
      travellers: [
        { name: 'Nina Okafor', isYou: true, missing: [] },
        { name: 'Daniel Okafor', isYou: false, missing: ['passport', 'emergencyContact'] },
      ],
      addOns: [],
      interests: ['Dancing', 'Street food'],
      bookedOn: '2025-03-12',
    },
    ...changes,
  };
}
