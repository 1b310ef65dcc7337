import { WAIVER } from '../../../src/modules/guests/waiver/waiver-text.js';
import { HOST_ROUTES } from '../host-routes.js';
import {
  hostKind,
  type KINDS,
  ON_THIS_TRIP,
  OPEN_ON_THIS_TRIP,
  OWN_OF_THIS_TRIP,
  PAPERS,
  PREMIUM_PAGES,
} from './kinds.js';

type Kind = keyof typeof KINDS;

const OPEN = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'POST /api/auth/login',
  'POST /api/auth/second-step',
  'POST /api/auth/passkey/options',
  'POST /api/auth/passkey',
  'POST /api/auth/logout',
  'POST /api/auth/register',
  'POST /api/auth/set-password',
  'POST /api/auth/reset',
  'POST /api/auth/confirm-email',
  'GET /api/trips',
  'GET /api/trips/current',
  'GET /api/trips/current/plan',
  'GET /api/trips/current/front',
  'GET /api/trips/current/ship',
  'GET /api/trips/current/terms',
  'GET /api/trips/pictures/{id}',
  'GET /api/trips/pictures/{id}/small',
  'GET /api/site',
  'POST /api/quote',
  'PUT /api/checkout/draft',
  'PATCH /api/checkout/draft',
  'GET /api/checkout/draft',
  'DELETE /api/checkout/draft',
  'POST /api/contact',
  'GET /api/demo/logins',
  'GET /api/demo/mails',
  // Whoever holds the link of a booking may see to its payment.
  'POST /api/guests',
  'GET /api/guests/{id}',
  'PUT /api/guests/{id}/payment',
  'POST /api/guests/{id}/payment-form',
  'POST /api/guests/{id}/login-mail',
  'POST /api/guests/{id}/leave-waitlist',
  // Whoever holds the link of a share may pay it.
  'GET /api/shares/{token}',
  // The link at the end of a mail.
  'POST /api/chat/notifications/off',
  // One click in a mail program, and what a browser is shown there.
  'GET /api/chat/notifications/unsubscribe',
  'POST /api/chat/notifications/unsubscribe',
  'GET /api/letters/unsubscribe',
  'POST /api/letters/unsubscribe',
  'GET /paypal/setup',
  'POST /paypal/order',
  'POST /paypal/share-order',
  // Whoever has the order's id, which PayPal gives to who pays it: how it stands, and no name.
  'GET /paypal/order/{orderId}',
  'POST /paypal/order/{orderId}/capture',
];

const OWN = [
  'GET /api/auth/me',
  'POST /api/auth/seen',
  'GET /api/account',
  'PUT /api/account/name',
  'POST /api/account/password',
  'POST /api/account/email',
  'POST /api/account/email/proof',
  'DELETE /api/account/email',
  'POST /api/account/confirm',
  'POST /api/account/confirm/passkey/options',
  'POST /api/account/confirm/passkey',
  'GET /api/account/factors',
  'POST /api/account/factors/passkey/options',
  'POST /api/account/factors/passkey',
  'POST /api/account/factors/app/options',
  'POST /api/account/factors/app',
  'POST /api/account/factors/recovery-codes',
  'PUT /api/account/factors/{id}',
  'DELETE /api/account/factors/{id}',
  'POST /api/account/logout-everywhere',
  'POST /api/account/sessions/end-others',
  'DELETE /api/account/sessions/{id}',
  'POST /api/account/export',
  'POST /api/account/erase',
  // The menu asks for it on every page; who has no chat has nothing unread.
  'GET /api/chat/unread',
  'GET /api/chat/notifications',
  'PUT /api/chat/notifications',
  'GET /api/guest/profile',
  'GET /api/guest/trips',
  'GET /api/guest/voyages',
  'GET /api/guest/details',
  'GET /api/guest/waiver',
  'GET /api/guest/waiver/text',
  'GET /api/guest/checklist',
  'GET /api/guest/dates',
  'GET /api/guest/documents',
  'GET /api/guest/privacy',
  'GET /api/guest/payments',
];

const PREMIUM = [
  'GET /api/guest/directory',
  'GET /api/guest/guide',
  'GET /api/guest/group',
  'GET /api/guest/messages/recent',
  'GET /api/chat/welcome',
  'GET /api/chat/history',
  'GET /api/chat/mutes',
  'PUT /api/chat/mutes/{personId}',
  'GET /api/chat/photos',
  'POST /api/uploads/photo',
];

const OF_TRAVELLERS = ['POST /api/uploads/document'];

const OF_THIS_TRIP = ['GET /api/chat/photos/{id}', 'GET /api/chat/photos/{id}/thumbnail'];

const OWN_OF_TRIP = [
  'PATCH /api/guest/trips/{tripId}/details/travellers/{position}',
  'GET /api/guest/trips/{tripId}/waiver/text',
  'POST /api/guest/trips/{tripId}/waiver/travellers/{position}',
  'GET /api/guest/trips/{tripId}/waiver/travellers/{position}/text',
  'POST /api/guest/trips/{tripId}/documents',
  'POST /api/guest/trips/{tripId}/check-in/travellers/{position}',
  'PUT /api/guest/trips/{tripId}/privacy',
  'GET /api/guest/trips/{tripId}/review',
  'PUT /api/guest/trips/{tripId}/review',
  'DELETE /api/guest/trips/{tripId}/review',
];

const OF_THE_OPERATOR = [
  'GET /api/operator/accounts',
  'POST /api/operator/accounts/{id}/acts',
  'GET /api/operator/security',
];

const OF_THE_GUEST = [
  'GET /api/guest/receipts/{id}',
  'GET /api/guest/documents/{id}/file',
  'DELETE /api/guest/documents/{id}',
  'GET /api/guest/bookings/{id}/cancellation',
  'POST /api/guest/bookings/{id}/cancellation',
  'POST /api/guest/bookings/{id}/credits/use',
  'GET /api/guest/bookings/{id}/extras',
  'POST /api/guest/bookings/{id}/extras',
  'DELETE /api/guest/bookings/{id}/extras/{extraId}',
  'GET /api/guest/bookings/{id}/shares',
  'POST /api/guest/bookings/{id}/shares',
  'DELETE /api/guest/bookings/{id}/shares/{shareId}',
];

const all = (routes: string[], kind: Kind) => routes.map((route) => [route, kind] as const);

/** The kind of every REST door. Whoever adds a door says here, or among the hosts' routes, whom it is for. */
export const REST_DOORS = new Map<string, string>([
  ...all(OPEN, 'for anybody'),
  ...all(OWN, 'for who is logged in, about themselves'),
  ...all(PREMIUM, PREMIUM_PAGES),
  ...all(OF_TRAVELLERS, PAPERS),
  ...all(OF_THIS_TRIP, 'something of this trip’s premium pages'),
  ...all(OWN_OF_TRIP, OWN_OF_THIS_TRIP),
  ['GET /api/guest/trips/{tripId}/packing', OPEN_ON_THIS_TRIP],
  ['PUT /api/guest/trips/{tripId}/packing', OPEN_ON_THIS_TRIP],
  ['GET /api/guest/trips/{tripId}/plan', ON_THIS_TRIP],
  ['GET /api/guest/trips/{tripId}/front', ON_THIS_TRIP],
  ['GET /api/guest/trips/{tripId}/ship', ON_THIS_TRIP],
  ['PUT /api/guest/trips/{tripId}/chosen', ON_THIS_TRIP],
  ...all(OF_THE_OPERATOR, 'the operator’s own'),
  ...all(OF_THE_GUEST, 'the paid guest’s own booking and papers'),
  ...Object.entries(HOST_ROUTES).map(([route, one]) => [route, hostKind(one)] as const),
]);

/** What a request must hold to come as far as the gate. */
export const BODIES: Record<string, object> = {
  'POST /api/operator/accounts/{id}/acts': { act: 'reopen', reason: 'The walk of the gates' },
  'PUT /api/guest/trips/{tripId}/packing': {
    changes: [{ item: 'phone', isPacked: true, at: '2025-06-02T12:00:00.000Z' }],
  },
  'PATCH /api/guest/trips/{tripId}/details/travellers/{position}': { version: 0 },
  'POST /api/guest/trips/{tripId}/waiver/travellers/{position}': {
    isOwn: false,
    version: WAIVER.version,
    signedName: 'Nobody',
    agrees: true,
  },
  'POST /api/guest/trips/{tripId}/documents': { position: 1, kind: 'other', fileId: 'A'.repeat(22) },
  'PUT /api/guest/trips/{tripId}/review': {
    rating: 5,
    comment: 'The walk of the gates was fine.',
    location: '',
  },
  'PUT /api/chat/mutes/{personId}': { isMuted: true },
  'POST /api/guest/bookings/{id}/cancellation': { refundCents: 0 },
  'POST /api/guest/bookings/{id}/extras': { code: 'none', priceCents: 100 },
  'POST /api/guest/bookings/{id}/shares': { name: 'Nobody Else', amountCents: 1_000 },
};
