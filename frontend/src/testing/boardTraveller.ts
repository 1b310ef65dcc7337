import type { BoardTraveller } from '../api/host/hostDocuments';

/** A traveller of whom the papers board lacks nothing. */
export function aBoardTraveller(changes: Partial<BoardTraveller> = {}): BoardTraveller {
  return {
    bookingId: 'B'.repeat(22),
    position: 1,
    name: 'Nina Okafor',
    email: 'nina@example.com',
    tripId: 1,
    tripTitle: 'Ensenada Cruise',
    status: 'confirmed',
    hasSignedWaiver: true,
    insurance: 'booked',
    passportStatus: 'verified',
    hasEmergencyContact: true,
    missing: [],
    documents: [],
    ...changes,
  };
}
