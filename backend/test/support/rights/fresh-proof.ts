import { HOST_ROUTES } from '../host-routes.js';

/** Whether a door asks for a fresh proof of who is there; an object: only with this in its body, which is above the limit. */
type Asks = 'always' | 'never' | object;

const ALWAYS: Asks = 'always';
const NEVER: Asks = 'never';

/**
 * The doors that give something away, or change who may. Whoever adds one of {@link mustSay} says here whether it asks for
 * a fresh proof.
 */
export const FRESH_PROOF: Record<string, Asks> = {
  // They ask for the password themselves.
  'POST /api/account/password': NEVER,
  'POST /api/account/email': NEVER,
  'POST /api/account/erase': NEVER,
  // They take no more than the person's own ease.
  'PUT /api/account/name': NEVER,
  'POST /api/account/email/proof': NEVER,
  'DELETE /api/account/email': NEVER,
  'POST /api/account/confirm': NEVER,
  'POST /api/account/confirm/passkey/options': NEVER,
  'POST /api/account/confirm/passkey': NEVER,
  'POST /api/account/logout-everywhere': NEVER,
  'POST /api/account/sessions/end-others': NEVER,
  'DELETE /api/account/sessions/{id}': NEVER,
  'POST /api/account/export': ALWAYS,
  // By what the account is opened.
  'POST /api/account/factors/passkey/options': ALWAYS,
  'POST /api/account/factors/passkey': ALWAYS,
  'POST /api/account/factors/app/options': ALWAYS,
  'POST /api/account/factors/app': ALWAYS,
  'POST /api/account/factors/recovery-codes': ALWAYS,
  'DELETE /api/account/factors/{id}': ALWAYS,
  'PUT /api/account/factors/{id}': NEVER,

  // What becomes of an account, and who is a host.
  'POST /api/operator/accounts/{id}/acts': ALWAYS,

  // Who becomes a host, and what they may.
  'POST /api/host/requests/{id}/approve': ALWAYS,
  'POST /api/host/requests/{id}/decline': NEVER,
  'POST /api/host/trips/{tripId}/hosts': ALWAYS,
  'PUT /api/host/trips/{tripId}/hosts/{userId}': ALWAYS,
  'POST /api/host/trips/{tripId}/hosts/{userId}/ownership': ALWAYS,
  'DELETE /api/host/trips/{tripId}/hosts/{userId}': NEVER,

  // All of a trip's money goes back, and it does not sail.
  'PUT /api/host/trips/{tripId}/call-off': ALWAYS,
  'POST /api/host/trips/{tripId}/call-off/confirm': ALWAYS,
  'POST /api/host/trips/{tripId}/call-off/refuse': NEVER,

  // What a trip says; it can be said otherwise again.
  'PUT /api/host/trips/{tripId}': NEVER,
  'POST /api/host/trips/{tripId}/copies': NEVER,
  // Nobody has booked it.
  'DELETE /api/host/trips/{tripId}': NEVER,
  // Its author may put it up again.
  'POST /api/host/trips/{tripId}/reviews/{reviewId}/take-down': NEVER,
  'PUT /api/host/trips/{tripId}/booking': NEVER,
  'PUT /api/host/trips/{tripId}/front-place': NEVER,
  'DELETE /api/host/trips/{tripId}/booking': NEVER,
  'PUT /api/host/trips/{tripId}/questions': NEVER,
  'PUT /api/host/trips/{tripId}/waiver': NEVER,
  'DELETE /api/host/trips/{tripId}/waiver': NEVER,
  'PUT /api/host/trips/{tripId}/plan': NEVER,
  'PUT /api/host/trips/{tripId}/front': NEVER,
  'PUT /api/host/trips/{tripId}/cabins': NEVER,
  'PUT /api/host/trips/{tripId}/guide': NEVER,
  'PUT /api/host/trips/{tripId}/group': NEVER,
  'PUT /api/host/trips/{tripId}/ship': NEVER,
  'POST /api/host/trips/{tripId}/pictures': NEVER,
  // No page shows it.
  'DELETE /api/host/trips/{tripId}/pictures/{pictureId}': NEVER,

  // Many people's data at once, and what is masked otherwise.
  'POST /api/host/guests/export': ALWAYS,
  'GET /api/host/log/file': ALWAYS,
  'GET /api/host/trips/{tripId}/ship-list.csv': ALWAYS,
  // Sums of trips, and nobody's name.
  'GET /api/host/report.csv': NEVER,
  'POST /api/host/bookings/{id}/travellers/{position}/reveal': ALWAYS,
  'POST /api/host/bookings/{id}/travellers/{position}/login': ALWAYS,
  'POST /api/host/bookings/{id}/documents/{documentId}/file': ALWAYS,
  'PATCH /api/host/bookings/{id}/travellers/{position}': NEVER,
  'POST /api/host/bookings/{id}/documents/{documentId}/verify': NEVER,
  'POST /api/host/bookings/{id}/documents/{documentId}/reject': NEVER,
  'POST /api/host/bookings/{id}/documents/{documentId}/reopen': NEVER,
  // One's own papers.
  'GET /api/guest/documents/{id}/file': NEVER,

  // Money that leaves. What comes in, and what is owed, stays in the house.
  'POST /api/host/bookings/{id}/refunds': { amountCents: 50_001 },
  'POST /api/host/bookings/{id}/cancellation': { giveBackCents: 50_001 },
  // What went back outside the house, and is only written down.
  'POST /api/host/bookings/{id}/refunds/{refundId}/given': NEVER,
  'POST /api/host/bookings/{id}/payments': NEVER,
  // What never came leaves the books.
  'POST /api/host/bookings/{id}/payments/{paymentId}/wrong': NEVER,
  'POST /api/host/bookings/{id}/acts/{waitingId}/confirm': ALWAYS,
  'POST /api/host/bookings/{id}/acts/{waitingId}/refuse': NEVER,
  'PUT /api/host/bookings/{id}/parts/{position}': NEVER,
  'POST /api/host/bookings/{id}/cabin/quote': NEVER,
  'PUT /api/host/bookings/{id}/cabin': { overpaid: 'refund', refundCents: 50_001 },
  'POST /api/host/bookings/{id}/party/quote': NEVER,
  'PUT /api/host/bookings/{id}/party': { overpaid: 'refund', refundCents: 50_001 },
  // Stops waiting for what is not ours yet.
  'POST /api/host/bookings/{id}/payments/{paymentId}/end': NEVER,
  'POST /api/host/bookings/{id}/credits': NEVER,
  'POST /api/host/bookings/{id}/credits/use': NEVER,
  'POST /api/host/bookings/{id}/check': NEVER,
  'POST /api/host/bookings/{id}/reminders': NEVER,
  'PUT /api/host/bookings/{id}/access': NEVER,
  'POST /api/host/bookings/{id}/add-ons': NEVER,
  'DELETE /api/host/bookings/{id}/add-ons/{addOnId}': NEVER,
  'POST /api/host/reminders': NEVER,
  'POST /api/host/reminders/preview': NEVER,
  'POST /api/host/alerts/{alertId}/close': NEVER,
  'POST /api/host/statement/compare': NEVER,
};

/** Writes about an account, hosts' writes that take the owner or a right to money or papers, and everything that is a file. */
export function mustSay(route: string): boolean {
  if (/(\/export|\/file|\.csv)$/.test(route)) return true;
  if (route.startsWith('GET ')) return false;
  const right = HOST_ROUTES[route]?.right;
  return /\/api\/(account|operator)/.test(route) || (right !== undefined && right !== 'messages');
}
