import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import { PATTERNS } from '../lib/paths';

type PageModule = { default: ComponentType };

export interface PageEntry {
  path: string;
  /** Fetches the page's chunk. */
  load: () => Promise<PageModule>;
  /** Pages from the forms inwards draw with MUI and load its theme beside their own chunk. */
  usesMui?: boolean;
  /** May tell something in a toast; pages with MUI may anyway. */
  usesToasts?: boolean;
  /** A page that fills the window itself (chat, dashboard) has no footer under it. */
  fillsWindow?: boolean;
  /** The same for everybody: the server answers with the page drawn in HTML, and search engines may list it. */
  isPublic?: boolean;
  /** Search engines are told of the trip and its prices here. */
  isAboutTrip?: boolean;
}

const home = () => import('../pages/home/HomePage');
const itinerary = () => import('../pages/itinerary/ItineraryPage');
const chat = () => import('../pages/chat/ChatPage');
const preparation = () => import('../pages/preparation/PreparationPage');
const guestDashboard = () => import('../pages/guest-dashboard/GuestDashboardPage');

/** Every page of the site: its address, its chunk, and how it is framed. */
export const PAGES: readonly PageEntry[] = [
  { path: PATTERNS.home, load: home, isPublic: true, isAboutTrip: true },
  { path: PATTERNS.templateHome, load: home, isPublic: true, isAboutTrip: true },
  { path: PATTERNS.itinerary, load: itinerary, isPublic: true },
  {
    path: PATTERNS.tripDetails,
    load: () => import('../pages/trip-details/TripDetailsPage'),
    isPublic: true,
  },
  {
    path: PATTERNS.pricing,
    load: () => import('../pages/pricing/PricingPage'),
    isPublic: true,
    isAboutTrip: true,
  },
  { path: PATTERNS.guestInfo, load: () => import('../pages/guest-info/GuestInfoPage'), usesMui: true },
  { path: PATTERNS.checkout, load: () => import('../pages/checkout/CheckoutPage'), usesMui: true },
  {
    path: PATTERNS.bookingForm,
    load: () => import('../pages/booking-form/BookingFormPage'),
    usesMui: true,
    isPublic: true,
  },
  { path: PATTERNS.payment, load: () => import('../pages/payment/PaymentPage'), usesMui: true },
  {
    path: PATTERNS.confirmation,
    load: () => import('../pages/confirmation/ConfirmationPage'),
    usesMui: true,
  },
  { path: PATTERNS.guests, load: () => import('../pages/guests/GuestsPage') },
  { path: PATTERNS.guestHomepage, load: () => import('../pages/guest-homepage/GuestHomepagePage') },
  { path: PATTERNS.chat, load: chat, fillsWindow: true, usesToasts: true },
  { path: PATTERNS.preparation, load: preparation },
  {
    path: PATTERNS.contact,
    load: () => import('../pages/contact/ContactPage'),
    usesMui: true,
    isPublic: true,
  },
  { path: PATTERNS.support, load: () => import('../pages/support/SupportPage'), isPublic: true },
  { path: PATTERNS.privacy, load: () => import('../pages/privacy/PrivacyPage'), isPublic: true },
  { path: PATTERNS.terms, load: () => import('../pages/terms/TermsPage'), isPublic: true },
  { path: PATTERNS.login, load: () => import('../pages/login/LoginPage'), usesMui: true, isPublic: true },
  {
    path: PATTERNS.register,
    load: () => import('../pages/register/RegisterPage'),
    usesMui: true,
    isPublic: true,
  },
  { path: PATTERNS.setPassword, load: () => import('../pages/set-password/SetPasswordPage'), usesMui: true },
  {
    path: PATTERNS.forgotPassword,
    load: () => import('../pages/forgot-password/ForgotPasswordPage'),
    usesMui: true,
  },
  {
    path: PATTERNS.confirmEmail,
    load: () => import('../pages/confirm-email/ConfirmEmailPage'),
    usesMui: true,
  },
  { path: PATTERNS.unsubscribe, load: () => import('../pages/unsubscribe/UnsubscribePage') },
  { path: PATTERNS.guestDashboard, load: guestDashboard },
  { path: PATTERNS.guestDashboardShort, load: guestDashboard },
  { path: PATTERNS.guestItinerary, load: itinerary },
  {
    path: PATTERNS.guestPayment,
    load: () => import('../pages/guest-payment/GuestPaymentPage'),
    usesMui: true,
  },
  { path: PATTERNS.guestReceipt, load: () => import('../pages/guest-receipt/ReceiptPage') },
  {
    path: PATTERNS.guestCancellation,
    load: () => import('../pages/guest-cancellation/CancellationPage'),
    usesMui: true,
  },
  { path: PATTERNS.guestChat, load: chat, fillsWindow: true, usesToasts: true },
  { path: PATTERNS.guestPreparation, load: preparation },
  {
    path: PATTERNS.guestProfile,
    load: () => import('../pages/guest-profile/GuestProfilePage'),
    usesMui: true,
  },
  { path: PATTERNS.account, load: () => import('../pages/account/AccountPage'), usesMui: true },
  {
    path: PATTERNS.hostDashboard,
    load: () => import('../pages/host-dashboard/HostDashboardPage'),
    usesMui: true,
    fillsWindow: true,
  },
  { path: PATTERNS.hostReport, load: () => import('../pages/host-report/HostReportPage'), usesToasts: true },
  { path: PATTERNS.hostReceipt, load: () => import('../pages/host-receipt/HostReceiptPage') },
  {
    path: PATTERNS.hostBooking,
    load: () => import('../pages/host-booking/HostBookingPage'),
    usesMui: true,
    fillsWindow: true,
  },
  {
    path: PATTERNS.hostBookingNew,
    load: () => import('../pages/host-booking-new/NewBookingPage'),
    usesMui: true,
    fillsWindow: true,
  },
  { path: PATTERNS.hostTrips, load: () => import('../pages/host-trips/HostTripsPage'), usesMui: true },
  { path: PATTERNS.hostNewTrip, load: () => import('../pages/host-trips/NewTripPage'), usesMui: true },
  { path: PATTERNS.hostTrip, load: () => import('../pages/host-trips/HostTripPage'), usesMui: true },
  { path: PATTERNS.hostLog, load: () => import('../pages/host-log/HostLogPage'), usesMui: true },
  { path: PATTERNS.demoMail, load: () => import('../pages/demo-mail/DemoMailPage'), usesMui: true },
];

/** What stands at every other address. */
export const NOT_FOUND: PageEntry = {
  path: '*',
  load: () => import('../pages/not-found/NotFoundPage'),
  isPublic: true,
};

const ROUTES = PAGES.map((page) => ({ path: page.path, page }));

const BY_PATH = new Map<string, PageEntry>(PAGES.map((page) => [page.path, page]));

/** The page that the router shows at a path, encoded as it may be. */
export function pageAt(path: string): PageEntry {
  const exact = BY_PATH.get(path);
  // Matching weighs every route of the site, which a page need not wait for while it comes to life.
  return exact ?? matchRoutes(ROUTES, path)?.[0]?.route.page ?? NOT_FOUND;
}

/** The first address under which a page stands: the one that search engines should list. */
export function canonicalPath(page: PageEntry): string {
  return PAGES.find(({ load }) => load === page.load)?.path ?? page.path;
}
