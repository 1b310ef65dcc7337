import type { BoardingList, BoardingPass, BoardingTraveller } from '../api/host/hostBoarding';

/** Nina, who is not here yet. */
export function aBoarder(changes: Partial<BoardingTraveller> = {}): BoardingTraveller {
  return {
    guestId: 41,
    bookingId: 'Bbcdefghijklmnopqrstu2',
    reference: 'BBCDEFGH',
    firstName: 'Nina',
    lastName: 'Alvarez',
    cabinName: 'Inside Cabin',
    roomNumber: null,
    isCheckedIn: true,
    missing: [],
    boardedAt: null,
    boardedBy: null,
    ...changes,
  };
}

/** What the server answers once somebody was marked. */
export const isHereSince = { boardedAt: '2025-09-05T16:41:00.000Z', boardedBy: 'Marisol Vega' };

const FIGURES = {
  tripId: 1,
  tripTitle: 'Ensenada Group Cruise',
  timeZone: 'America/Los_Angeles',
  here: 12,
  expected: 40,
  closed: null,
};

export function aBoardingList(changes: Partial<BoardingList> = {}): BoardingList {
  return { ...FIGURES, travellers: [aBoarder()], ...changes };
}

export function aBoardingPass(changes: Partial<BoardingPass> = {}): BoardingPass {
  return { ...FIGURES, traveller: aBoarder(), problem: null, ...changes };
}
