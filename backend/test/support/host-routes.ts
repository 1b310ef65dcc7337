import { PAGE_ROUTES } from './page-routes.js';
import { TRIP_ROUTES } from './trip-routes.js';
import type { HostRight } from '../../src/modules/trips/host-right.js';

/** What the routes of the test's trip are asked with. */
export interface TripIds {
  tripId: number;
  /** Public id of a booking of the trip. */
  bookingId: string;
  alertId: number;
  reportId: number;
}

/**
 * Who may use a route of the hosts.
 * `named`: it names something of a trip by an id; somebody else's is 404.
 * `list`: it answers what is on the trips one hosts; of the test's trip that includes the word {@link MARKER}.
 * `figures`: it answers figures of the trips one hosts; asked for somebody else's (`?trip=`) it is 404.
 * `own`: it is about the asking host alone.
 * `right`: what a co-host needs for it; `owner` is what only the owner of a trip may.
 */
export interface HostRoute {
  is: 'named' | 'list' | 'figures' | 'own';
  right?: HostRight | 'owner';
  /** It is also about money of no trip, which takes the right on some trip: without any trip it is 403. */
  ofNoTrip?: true;
  /** It is the operator's, too. */
  orOperator?: true;
  /** What passes the checks of the values, so that the request comes as far as the gate. */
  body?: object | ((ids: TripIds) => object);
  query?: string;
}

export const MARKER = 'Zebedee';
/** No row has such a public id. */
const NOTHING = 'A'.repeat(22);

const reason = 'The walk of the gates';
const note = reason;
const newGuest = {
  name: 'Walker Gates',
  email: 'walker@example.com',
  cabinType: 'inside',
  occupancy: 'single',
  paymentType: 'full',
};
const aSelection = { cabinType: 'inside', occupancy: 'single', travellers: 1 };
const messages = (body: object = {}) => ({ is: 'named', right: 'messages', body }) as const;
const date = { kind: 'activity', task: null, title: MARKER, note: '', onDate: '2025-08-01', atTime: null };
const segment = {
  readers: 'everyone',
  guests: [],
  cabins: [],
  statuses: [],
  money: 'any',
  waiver: 'any',
  passportCopy: 'any',
  insurance: 'any',
  answers: 'any',
  checkIn: 'any',
  addOn: 'any',
  hasAddOn: true,
};
const letter = {
  segment,
  subject: 'News',
  body: 'Hello, {amount due} is open',
  list: NOTHING,
  reader: null,
  sendAt: null,
};
const aFile = {
  text: 'Name,Email\nWalker Gates,gates@example.com',
  cabinType: 'inside',
  paymentType: 'full',
};
const money = (body: object = {}) => ({ is: 'named', right: 'money', body }) as const;
const documents = (body: object = {}) => ({ is: 'named', right: 'documents', body }) as const;
const given = { method: 'bank', givenOn: '2025-06-02', reason };
const CABIN = { cabinType: 'balcony', occupancy: 'double' };
const RIGHTS = { money: true, documents: true, messages: true };

/** Every route under /api/host. Whoever adds one says here whom it is for. */
export const HOST_ROUTES: Record<string, HostRoute> = {
  'GET /api/host/me': { is: 'list' },
  'GET /api/host/requests': { is: 'own', right: 'owner', orOperator: true },
  'POST /api/host/requests/{id}/approve': { is: 'own', right: 'owner', orOperator: true },
  'POST /api/host/requests/{id}/decline': { is: 'own', right: 'owner', orOperator: true, body: { reason } },
  ...TRIP_ROUTES,
  ...PAGE_ROUTES,
  'GET /api/host/trips/{tripId}/hosts': { is: 'named' },
  'POST /api/host/trips/{tripId}/hosts': { is: 'named', right: 'owner', body: { login: 'theo', ...RIGHTS } },
  'PUT /api/host/trips/{tripId}/hosts/{userId}': { is: 'named', right: 'owner', body: RIGHTS },
  'POST /api/host/trips/{tripId}/hosts/{userId}/ownership': { is: 'named', right: 'owner' },
  'DELETE /api/host/trips/{tripId}/hosts/{userId}': { is: 'named', right: 'owner' },
  'GET /api/host/log': { is: 'list' },
  'GET /api/host/log/file': { is: 'figures' },
  'GET /api/host/analytics': { is: 'figures' },
  'GET /api/host/analytics/ages': { is: 'figures', right: 'documents' },
  'GET /api/host/overview': { is: 'list' },
  'GET /api/host/events': { is: 'list' },
  'GET /api/host/alerts': { is: 'list', right: 'money', ofNoTrip: true },
  'POST /api/host/alerts/{alertId}/close': { ...money({ note }), ofNoTrip: true },
  'POST /api/host/statement/compare': { is: 'own', right: 'money', ofNoTrip: true, body: {} },
  'GET /api/host/reports': { is: 'list', right: 'messages' },
  'POST /api/host/reports/{id}/close': messages({ note }),
  'POST /api/host/reports/{id}/delete': messages(),
  'POST /api/host/reports/{id}/reopen': messages(),
  'POST /api/host/reports/{id}/mute': messages({ hours: 1 }),
  'DELETE /api/host/trips/{tripId}/mutes/{userId}': messages(),
  'GET /api/host/dates': { is: 'list' },
  'POST /api/host/trips/{tripId}/dates': messages(date),
  'PUT /api/host/dates/{id}': messages({ ...date, version: 1 }),
  'DELETE /api/host/dates/{id}': { ...messages(), query: 'version=1' },
  'POST /api/host/dates/{id}/restore': messages(),
  'GET /api/host/communications': { is: 'list', right: 'messages' },
  'GET /api/host/communications/guests': { is: 'own', right: 'messages', query: `ids=${NOTHING}` },
  'POST /api/host/trips/{tripId}/announcements': messages({
    clientId: '0b6e7800-5cd3-4a4b-8b75-ffc65c10294a',
    content: 'Hello',
  }),
  'GET /api/host/messages': { is: 'figures', right: 'messages' },
  'GET /api/host/messages/{id}': messages(),
  'POST /api/host/trips/{tripId}/messages': messages(letter),
  'POST /api/host/trips/{tripId}/messages/preview': messages(letter),
  'POST /api/host/trips/{tripId}/messages/test': messages(letter),
  'POST /api/host/messages/{id}/cancel': messages(),
  'POST /api/host/messages/{id}/resend': messages(),
  'GET /api/host/guests': { is: 'list' },
  'POST /api/host/guests/export': { is: 'list', body: { columns: ['name'] } },
  'POST /api/host/guests/import': messages(({ tripId }: TripIds) => ({ ...aFile, tripId })),
  'POST /api/host/guests/import/check': messages(({ tripId }: TripIds) => ({ ...aFile, tripId })),
  'POST /api/host/bookings': messages(({ tripId }: TripIds) => ({ ...newGuest, tripId })),
  'POST /api/host/bookings/letter': messages(({ tripId }: TripIds) => ({ ...newGuest, tripId })),
  'POST /api/host/bookings/quote': { is: 'named', body: ({ tripId }) => ({ ...aSelection, tripId }) },
  'GET /api/host/payments': { is: 'figures', right: 'money' },
  'GET /api/host/forecast': { is: 'figures', right: 'money' },
  'GET /api/host/report': { is: 'figures', right: 'money' },
  'GET /api/host/report.csv': { is: 'figures', right: 'money' },
  'GET /api/host/waiting': { is: 'figures' },
  'POST /api/host/reminders/preview': money(({ bookingId }: TripIds) => ({ bookingIds: [bookingId] })),
  'POST /api/host/reminders': money(({ bookingId }: TripIds) => ({ bookingIds: [bookingId] })),
  'GET /api/host/receipts/{id}': { is: 'named', right: 'money' },
  'GET /api/host/bookings/{id}': { is: 'named' },
  'PATCH /api/host/bookings/{id}': { is: 'named', body: { version: 1, roomNumber: '1' } },
  'POST /api/host/bookings/{id}/approval': { is: 'named' },
  'POST /api/host/bookings/{id}/waitlist': { is: 'named' },
  'POST /api/host/bookings/{id}/offer': { is: 'named', body: { hours: 48 } },
  'POST /api/host/bookings/{id}/add-ons': money({ code: 'drinks', settledOnBoard: true, shownCents: 17_700 }),
  'DELETE /api/host/bookings/{id}/add-ons/{addOnId}': money(),
  'POST /api/host/bookings/{id}/cabin/quote': money(CABIN),
  'PUT /api/host/bookings/{id}/cabin': money({ ...CABIN, differenceCents: 0, reason }),
  'POST /api/host/bookings/{id}/party/quote': money({ travellers: 1 }),
  'PUT /api/host/bookings/{id}/party': money({ travellers: 1, version: 1, differenceCents: 0, reason }),
  'PUT /api/host/bookings/{id}/parts/{position}': money({ dueOn: '2026-08-01', reason }),
  'GET /api/host/bookings/{id}/money': money(),
  'POST /api/host/bookings/{id}/check': money(),
  'POST /api/host/bookings/{id}/refunds': money({
    amountCents: 1,
    shownCents: 0,
    effect: 'goodwill',
    reason,
  }),
  'POST /api/host/bookings/{id}/refunds/{refundId}/given': money(given),
  'POST /api/host/bookings/{id}/payments': money({
    method: 'cash',
    amountCents: 1,
    shownCents: 0,
    receivedOn: '2025-06-02',
    reason,
  }),
  'POST /api/host/bookings/{id}/payments/{paymentId}/wrong': money({ reason }),
  'POST /api/host/bookings/{id}/payments/{paymentId}/end': money({ reason }),
  'POST /api/host/bookings/{id}/acts/{waitingId}/confirm': money(),
  'POST /api/host/bookings/{id}/acts/{waitingId}/refuse': money({ reason }),
  'POST /api/host/bookings/{id}/credits': money({ amountCents: 1, shownCents: 0, reason }),
  'POST /api/host/bookings/{id}/credits/use': money(),
  'GET /api/host/bookings/{id}/cancellation': money(),
  'POST /api/host/bookings/{id}/cancellation': money({ refundCents: 0, reason }),
  'POST /api/host/bookings/{id}/reminders': money(),
  'PUT /api/host/bookings/{id}/access': money({ granted: null, reason }),
  'GET /api/host/trips/{tripId}/boarding': { is: 'named' },
  'PUT /api/host/trips/{tripId}/boarding/{guestId}': { is: 'named', body: { isHere: true } },
  'GET /api/host/boarding/{code}': { is: 'named' },
  'GET /api/host/documents': { is: 'list', right: 'documents' },
  'GET /api/host/trips/{tripId}/ship-list.csv': documents(),
  'GET /api/host/bookings/{id}/travellers': documents(),
  'PATCH /api/host/bookings/{id}/travellers/{position}': documents({ version: 0, reason }),
  'GET /api/host/bookings/{id}/travellers/{position}/waiver': documents(),
  'POST /api/host/bookings/{id}/travellers/{position}/reveal': documents({ reason }),
  'POST /api/host/bookings/{id}/travellers/{position}/login': documents({ reason }),
  'GET /api/host/bookings/{id}/documents': documents(),
  'POST /api/host/bookings/{id}/documents/{documentId}/file': documents({ reason }),
  'POST /api/host/bookings/{id}/documents/{documentId}/verify': documents(),
  'POST /api/host/bookings/{id}/documents/{documentId}/reject': documents({ reason }),
  'POST /api/host/bookings/{id}/documents/{documentId}/reopen': documents(),
};

/** The address of a route with the ids of the test's trip in it. */
export function addressOf(route: string, ids: TripIds): string {
  const path = route.slice(route.indexOf(' ') + 1);
  const named: Record<string, string | number> = {
    id: path.includes('/reports/') ? ids.reportId : path.includes('/requests/') ? 1 : ids.bookingId,
    bookingId: ids.bookingId,
    tripId: ids.tripId,
    alertId: ids.alertId,
    position: 1,
    userId: 1,
    addOnId: 1,
    version: 1,
    reviewId: 1,
    guestId: 1,
  };
  const asked = HOST_ROUTES[route];
  const query = asked?.is === 'figures' ? `trip=${ids.tripId}` : asked?.query;
  return (
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(named[name] ?? NOTHING)) +
    (query ? `?${query}` : '')
  );
}
