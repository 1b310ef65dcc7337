import { recordOf, WISH_FIELDS } from '../../../backend/contracts/traveller-fields';
import type { HostBooking, HostTraveller } from '../api/host/hostBooking';

function aHostTraveller(changes: Partial<HostTraveller> = {}): HostTraveller {
  return {
    position: 1,
    guestId: 41,
    version: 1,
    name: 'Nina Okafor',
    firstName: 'Nina',
    lastName: 'Okafor',
    email: 'nina@example.com',
    phone: '+1 619 555 0100',
    nationality: 'US',
    login: 'in_use',
    checkedInAt: null,
    papers: {
      ...recordOf(WISH_FIELDS, () => ''),
      answers: [],
      hasBirthDate: true,
      passportEnding: '001',
      passportExpiresOn: null,
      hasEmergencyContact: true,
      hasSignedWaiver: false,
      waiverSignedAt: null,
      passportStatus: 'not_submitted',
      insurance: 'booked',
      missing: [],
      documents: [],
    },
    ...changes,
  };
}

/** A booking for two as a host reads it, paid in full. */
export function aHostBooking(changes: Partial<HostBooking> = {}): HostBooking {
  const daniel = {
    position: 2,
    guestId: 42,
    name: 'Daniel Okafor',
    firstName: 'Daniel',
    email: 'daniel@example.com',
  };
  return {
    id: 'B'.repeat(22),
    reference: 'BBBBBBBB',
    version: 3,
    trip: {
      id: 1,
      title: 'Ensenada Cruise',
      startDate: '2025-09-05',
      endDate: '2025-09-08',
      timeZone: 'America/Los_Angeles',
      passportMonths: 6,
      freePlaces: 988,
    },
    status: 'paid',
    shownStatus: 'confirmed',
    endedReason: null,
    channel: 'checkout',
    terms: { version: '2025-06-01', agreedAt: '2025-06-02T17:00:00.000Z' },
    ownTerms: [],
    plan: 'full',
    cabinName: 'Balcony',
    cabinType: 'balcony',
    cabins: [
      { type: 'inside', name: 'Inside Cabin' },
      { type: 'oceanview', name: 'Ocean View' },
      { type: 'balcony', name: 'Balcony' },
    ],
    occupancy: 'double',
    partySize: 2,
    travelInsurance: true,
    roomNumber: '4012',
    deckNumber: null,
    joinedAt: '2025-03-13T03:41:00Z',
    holdExpiresAt: null,
    offerExpiresAt: null,
    acts: [],
    canCancel: true,
    money: {
      payableCents: 208_500,
      promoCode: null,
      promoCents: 0,
      paidCents: 208_500,
      owedCents: 0,
      paymentStatus: 'paid',
      nextPayment: null,
    },
    travellers: [aHostTraveller(), aHostTraveller(daniel)],
    addOns: [],
    offers: [
      {
        code: 'bufadora',
        kind: 'excursion',
        title: 'La Bufadora and the market',
        travellers: 2,
        priceCents: 17_800,
      },
      { code: 'drinks', kind: 'drinks', title: 'Drinks package', travellers: 2, priceCents: 35_400 },
    ],
    canCharge: true,
    line: [],
    history: [],
    ...changes,
  };
}
