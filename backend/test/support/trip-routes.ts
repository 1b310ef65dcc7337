import { WAIVER } from '../../src/modules/guests/waiver/waiver-text.js';
import { aTrip } from './a-trip.js';

const A_TRIP = aTrip();
const reason = 'The walk of the gates';
const owners = (body: object = {}) => ({ is: 'named', right: 'owner', body }) as const;
/** The words that are in force already: saving them changes nothing. */
const usualWords = { title: WAIVER.title, sections: WAIVER.sections };
const money = (body: object) => ({ is: 'named', right: 'money', body }) as const;

/** The hosts' routes to a trip itself. */
export const TRIP_ROUTES = {
  'GET /api/host/trips': { is: 'list' },
  // Every host may make a trip, which is theirs.
  'POST /api/host/trips': { is: 'own' },
  'GET /api/host/trips/{tripId}': { is: 'named' },
  'PUT /api/host/trips/{tripId}': owners({ ...A_TRIP, version: 0, shipGroupVersion: 0 }),
  'POST /api/host/trips/{tripId}/copies': owners({ startDate: '2026-09-04' }),
  'PUT /api/host/trips/{tripId}/booking': owners(),
  'PUT /api/host/trips/{tripId}/front-place': owners({ replacesTripId: 0 }),
  'DELETE /api/host/trips/{tripId}': { is: 'named', right: 'owner' },
  'DELETE /api/host/trips/{tripId}/booking': owners(),
  'GET /api/host/trips/{tripId}/questions': { is: 'named' },
  'PUT /api/host/trips/{tripId}/questions': owners({ questions: [], version: 0 }),
  'GET /api/host/trips/{tripId}/waiver': { is: 'named' },
  'PUT /api/host/trips/{tripId}/waiver': owners({ ...usualWords, version: 0 }),
  'DELETE /api/host/trips/{tripId}/waiver': { is: 'named', right: 'owner', query: 'version=0' },
  'GET /api/host/trips/{tripId}/reviews': { is: 'named' },
  'POST /api/host/trips/{tripId}/reviews/{reviewId}/take-down': owners({ reason: 'insult', version: 1 }),
  'GET /api/host/trips/{tripId}/ship-money': { is: 'named', right: 'money' },
  'GET /api/host/trips/{tripId}/call-off': { is: 'named' },
  'PUT /api/host/trips/{tripId}/call-off': owners({ reason, paidCents: 0 }),
  'POST /api/host/trips/{tripId}/call-off/confirm': money({ paidCents: 0 }),
  'POST /api/host/trips/{tripId}/call-off/refuse': money({ reason }),
} as const;
