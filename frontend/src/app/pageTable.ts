import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import { PATTERNS } from '../lib/paths';
import { isOfTrip, TRIP_PATTERNS, tripIn } from '../lib/tripAddress';
import type { BROWSER_PAGES } from './browserPages';
import type { FORM_PAGES } from './formPages';

type PageModule = { default: ComponentType };

export interface PageEntry {
  path: string;
  /** Fetches the page's chunk. */
  load: () => Promise<PageModule>;
  /** Pages from the forms inwards draw with MUI and load its theme beside their own chunk. */
  usesMui?: boolean;
  /** Has the toasts loaded before it tells something in one, as it may without a connection; pages with MUI have. */
  usesToasts?: boolean;
  /** A page that fills the window itself (chat, dashboard) has no footer under it. */
  fillsWindow?: boolean;
  /** The server answers with the page drawn in HTML, as it is for everybody: what is one person's own comes in the browser. */
  isDrawn?: boolean;
  /** The same for everybody: the page is drawn, and search engines may list it. */
  isPublic?: boolean;
  /** Search engines are told of the trip and its prices here. */
  isAboutTrip?: boolean;
}

const inBrowser = (page: keyof typeof BROWSER_PAGES) => async (): Promise<PageModule> =>
  (await import('./browserPages')).BROWSER_PAGES[page]();

const ofForm = (page: keyof typeof FORM_PAGES) => async (): Promise<PageModule> =>
  (await import('./formPages')).FORM_PAGES[page]();

/** Pages behind a login, or a mailed link, each at the address of its name. */
const named = (
  looks: Pick<PageEntry, 'usesMui' | 'fillsWindow' | 'isDrawn'>,
  ...pages: (keyof typeof BROWSER_PAGES & keyof typeof PATTERNS)[]
): PageEntry[] => pages.map((page) => ({ path: PATTERNS[page], load: inBrowser(page), ...looks }));

const home = () => import('../pages/home/HomePage');
const chat = inBrowser('chat');
const preparation = inBrowser('preparation');
const guestDashboard = inBrowser('guestDashboard');

const ADDRESSED: readonly PageEntry[] = [
  { path: PATTERNS.home, load: home, isPublic: true, isAboutTrip: true },
  { path: PATTERNS.templateHome, load: home, isPublic: true, isAboutTrip: true },
  {
    path: PATTERNS.itinerary,
    load: () => import('../pages/itinerary/ItineraryPage'),
    isPublic: true,
  },
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
  {
    path: PATTERNS.guestInfo,
    load: ofForm('guestInfo'),
    usesMui: true,
    isDrawn: true,
  },
  {
    path: PATTERNS.checkout,
    load: ofForm('checkout'),
    usesMui: true,
    isDrawn: true,
  },
  {
    path: PATTERNS.bookingForm,
    load: ofForm('bookingForm'),
    usesMui: true,
    isPublic: true,
  },
  {
    path: PATTERNS.payment,
    load: ofForm('payment'),
    usesMui: true,
    isDrawn: true,
  },
  {
    path: PATTERNS.confirmation,
    load: ofForm('confirmation'),
    usesMui: true,
    isDrawn: true,
  },
  { path: PATTERNS.chat, load: chat, fillsWindow: true, usesToasts: true },
  { path: PATTERNS.preparation, load: preparation },
  {
    path: PATTERNS.contact,
    load: ofForm('contact'),
    usesMui: true,
    isPublic: true,
  },
  { path: PATTERNS.trips, load: () => import('../pages/trips/TripsPage'), isPublic: true },
  { path: PATTERNS.support, load: () => import('../pages/support/SupportPage'), isPublic: true },
  { path: PATTERNS.privacy, load: () => import('../pages/privacy/PrivacyPage'), isPublic: true },
  { path: PATTERNS.terms, load: () => import('../pages/terms/TermsPage'), isPublic: true },
  { path: PATTERNS.login, load: ofForm('login'), usesMui: true, isPublic: true },
  {
    path: PATTERNS.register,
    load: ofForm('register'),
    usesMui: true,
    isPublic: true,
  },
  { path: PATTERNS.guestDashboard, load: guestDashboard },
  { path: PATTERNS.guestDashboardShort, load: guestDashboard },
  { path: PATTERNS.guestChat, load: chat, fillsWindow: true, usesToasts: true },
  { path: PATTERNS.guestPreparation, load: preparation },
  ...named({}, 'guests', 'guestHomepage', 'unsubscribe', 'guestItinerary', 'guestShip', 'guestReceipt'),
  ...named({}, 'guestTerms', 'hostReceipt'),
  ...named({ usesMui: true }, 'setPassword', 'forgotPassword', 'confirmEmail', 'account', 'operator'),
  ...named({ usesMui: true, isDrawn: true }, 'share'),
  ...named({ usesMui: true }, 'guestPayment', 'guestCancellation', 'guestReview', 'guestProfile'),
  ...named({ usesMui: true, fillsWindow: true }, 'hostDashboard', 'hostBooking', 'hostBookingNew'),
  ...named(
    { usesMui: true },
    'hostReport',
    'hostLog',
    'hostTrips',
    'hostNewTrip',
    'hostTrip',
    'hostTripPlan',
  ),
  ...named({ usesMui: true }, 'hostTripFront', 'hostTripShip', 'hostTripCabins', 'hostTripGuide'),
  ...named(
    { usesMui: true },
    'hostTripGroup',
    'hostTripQuestions',
    'hostTripWaiver',
    'hostBoarding',
    'demoMail',
  ),
];

/** Every page of the site: its address, its chunk, and how it is framed. Those about a trip stand once more under its own. */
export const PAGES: readonly PageEntry[] = [
  ...ADDRESSED,
  ...TRIP_PATTERNS.flatMap(({ pattern, page }) =>
    ADDRESSED.filter(({ path }) => path === page).map((entry) => ({ ...entry, path: pattern })),
  ),
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
  const page = exact ?? matchRoutes(ROUTES, path)?.[0]?.route.page ?? NOT_FOUND;
  // What stands in the place of a trip's number must be one.
  return isOfTrip(page.path) && tripIn(path) === undefined ? NOT_FOUND : page;
}

/** The first address under which a page stands: the one that search engines should list. */
export function canonicalPath(page: PageEntry): string {
  return PAGES.find(({ load }) => load === page.load)?.path ?? page.path;
}
