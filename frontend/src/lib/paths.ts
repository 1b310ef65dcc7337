/**
 * Every address of the site, in one place. `PATTERNS` is what the router and the server know (the build writes it to
 * dist/routes.json, so that the server answers 404 for the rest); `paths` builds links.
 */
export const PATTERNS = {
  home: '/',
  templateHome: '/template',
  itinerary: '/template/itinerary',
  tripDetails: '/template/trip-details',
  pricing: '/template/pricing',
  guestInfo: '/template/guest-info',
  checkout: '/template/checkout',
  bookingForm: '/template/register',
  payment: '/template/payment/:guestId',
  share: '/pay/:token',
  confirmation: '/template/confirmation',
  guests: '/template/guests',
  guestHomepage: '/template/guest-homepage',
  chat: '/template/chat',
  preparation: '/template/preparation',
  contact: '/contact',
  trips: '/trips',
  support: '/support',
  privacy: '/privacy',
  terms: '/terms',
  login: '/login',
  register: '/register',
  setPassword: '/set-password',
  forgotPassword: '/forgot-password',
  confirmEmail: '/confirm-email',
  account: '/account',
  operator: '/operator',
  unsubscribe: '/unsubscribe',
  guestDashboard: '/guest/dashboard',
  guestDashboardShort: '/guest-dashboard',
  guestItinerary: '/guest/itinerary',
  guestShip: '/guest/ship',
  guestPayment: '/guest/payment/:bookingId?',
  guestReceipt: '/guest/receipts/:receiptId',
  guestCancellation: '/guest/bookings/:bookingId/cancel',
  guestTerms: '/guest/bookings/:bookingId/terms',
  guestReview: '/guest/trips/:tripId/review',
  guestChat: '/guest/chat',
  guestPreparation: '/guest/preparation',
  guestProfile: '/guest/profile',
  hostDashboard: '/host/dashboard',
  hostReport: '/host/report',
  hostReceipt: '/host/receipts/:receiptId',
  hostBooking: '/host/bookings/:bookingId',
  hostBookingNew: '/host/bookings/new',
  hostTrips: '/host/trips',
  hostNewTrip: '/host/trips/new',
  hostTrip: '/host/trips/:tripId',
  hostTripPlan: '/host/trips/:tripId/plan',
  hostTripFront: '/host/trips/:tripId/front',
  hostTripShip: '/host/trips/:tripId/ship',
  hostTripCabins: '/host/trips/:tripId/cabins',
  hostTripGuide: '/host/trips/:tripId/guide',
  hostTripGroup: '/host/trips/:tripId/group',
  hostTripQuestions: '/host/trips/:tripId/questions',
  hostTripWaiver: '/host/trips/:tripId/waiver',
  hostLog: '/host/log',
  hostBoarding: '/host/boarding/:code?',
  demoMail: '/demo/mail',
} as const;

/** What the buyer chose, as the address carries it. `price` is whole dollars a person; the server quotes again. */
export interface SelectionQuery {
  cabin: string;
  price: number;
  occupancy: 'Double' | 'Single';
  /** What a code of the trip makes cheaper. */
  code?: string | undefined;
}

export type Query = Record<string, string | number | undefined>;

// encodeURIComponent and not URLSearchParams: the specification writes a space in a cabin's name as %20.
export function withQuery(path: string, query: Query): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/** The address of the one thing that a pattern leaves open. */
export const named = (pattern: string, id: string | number) =>
  pattern.replace(/:\w+/, encodeURIComponent(id));

export const paths = {
  home: () => PATTERNS.home,
  /** `day` is 1 for the day of departure; the page scrolls to it. */
  itinerary: () => PATTERNS.itinerary,
  tripDetails: () => PATTERNS.tripDetails,
  pricing: () => PATTERNS.pricing,
  /** `guest` is 1 or 2; the page goes to that traveller's part of the form. */
  guestInfo: (selection: SelectionQuery, guest?: number) =>
    withQuery(PATTERNS.guestInfo, { ...selection }) + (guest ? `#guest-${guest}` : ''),
  /** `guests` is JSON text of the travellers' first and last names, and nothing else about them; without any as it is saved. */
  checkout: (selection?: SelectionQuery, guests?: string) =>
    withQuery(PATTERNS.checkout, { ...selection, guests }),
  /** The booking form, for one unless two are named; `cabin` is a cabin's name as in the other addresses. */
  bookingForm: (cabin?: string, occupancy: 'double' | 'single' = 'single') =>
    withQuery(PATTERNS.bookingForm, { cabin, occupancy: occupancy === 'double' ? 'Double' : undefined }),
  /** `guestId` is the public id of 22 characters. */
  payment: (guestId: string) => named(PATTERNS.payment, guestId),
  confirmation: (query: Query = {}) => withQuery(PATTERNS.confirmation, query),
  /** `query` is what the guest list keeps in its address: its search, and whose card is open. */
  guests: (query: Query = {}) => withQuery(PATTERNS.guests, query),
  guestHomepage: () => PATTERNS.guestHomepage,
  /** The chat of the group that one's pages are about, or of that trip's. */
  chat: (trip?: number) => withQuery(PATTERNS.chat, { trip: trip === undefined ? undefined : String(trip) }),
  preparation: () => PATTERNS.preparation,
  /** `topic` is what the form starts with: `call` asks for a phone number and times. `trip` is the trip that it is about. */
  contact: (topic?: 'call' | 'payment' | 'access', trip?: number) =>
    withQuery(PATTERNS.contact, { topic, trip }),
  /** Every trip that can be booked. */
  trips: () => PATTERNS.trips,
  support: () => PATTERNS.support,
  privacy: () => PATTERNS.privacy,
  terms: () => PATTERNS.terms,
  /** `next` is where to go after signing in: a path of this site. */
  login: (next?: string) => withQuery(PATTERNS.login, { next }),
  register: () => PATTERNS.register,
  forgotPassword: () => PATTERNS.forgotPassword,
  account: () => PATTERNS.account,
  operator: () => PATTERNS.operator,
  guestDashboard: () => PATTERNS.guestDashboard,
  guestDashboardShort: () => PATTERNS.guestDashboardShort,
  guestItinerary: (day?: number) => PATTERNS.guestItinerary + (day ? `#day-${day}` : ''),
  guestShip: () => PATTERNS.guestShip,
  /** The money of the booking that is meant first, or of one by its public id. */
  guestPayment: (id?: string) =>
    PATTERNS.guestPayment.replace('/:bookingId?', id ? `/${encodeURIComponent(id)}` : ''),
  /** A payment's receipt, by the payment's public id. */
  guestReceipt: (id: string) => named(PATTERNS.guestReceipt, id),
  /** What cancelling a booking would return, and the way to do it; by the booking's public id. */
  guestCancellation: (id: string) => named(PATTERNS.guestCancellation, id),
  /** The terms that a booking was made by, with the day of the agreement; by the booking's public id. */
  guestTerms: (id: string) => named(PATTERNS.guestTerms, id),
  /** What somebody says of a trip they have sailed on, by the trip's number. */
  guestReview: (tripId: number) => named(PATTERNS.guestReview, tripId),
  guestChat: () => PATTERNS.guestChat,
  guestPreparation: () => PATTERNS.guestPreparation,
  /** `part` is what the page goes to. */
  guestProfile: (part?: 'travellers' | 'waiver' | 'documents' | 'check-in') =>
    PATTERNS.guestProfile + (part ? `#${part}` : ''),
  /** `query`: `tab`, `trip` (a number), and what the tab keeps in the address. */
  hostDashboard: (query: Query = {}) => withQuery(PATTERNS.hostDashboard, query),
};
