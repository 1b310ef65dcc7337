import { PATTERNS } from './paths';

/** The pages that are about a trip on sale. Without a trip in the address it is the one on the front page. */
const OF_A_TRIP: readonly string[] = [
  PATTERNS.home,
  PATTERNS.itinerary,
  PATTERNS.tripDetails,
  PATTERNS.pricing,
  PATTERNS.guestInfo,
  PATTERNS.checkout,
  PATTERNS.bookingForm,
  PATTERNS.terms,
];
/** Where a trip's pages lie: `/trips/7/pricing`. */
const ROOM = '/trips/:tripId';
const IN_ROOM = /^\/trips\/([1-9]\d{0,8})(?:\/|$)/i;

const inside = (pattern: string) =>
  pattern === PATTERNS.home ? '' : pattern.replace(PATTERNS.templateHome, '');

/** Patterns of the addresses that name a trip, each with the pattern of the same page without one. */
export const TRIP_PATTERNS: readonly { pattern: string; page: string }[] = OF_A_TRIP.map((page) => ({
  pattern: ROOM + inside(page),
  page,
}));

/** Whether a pattern is one of {@link TRIP_PATTERNS}. */
export const isOfTrip = (pattern: string): boolean => pattern.startsWith(ROOM);

/** The trip that an address names; undefined where it names none. */
export function tripIn(pathname: string): number | undefined {
  const [, id] = IN_ROOM.exec(pathname) ?? [];
  return id === undefined ? undefined : Number(id);
}

/**
 * An address without a trip as that trip's own, where the page is about a trip; any other as it is. Who writes to us from
 * there writes about that trip.
 */
export function inTrip(to: string, tripId: number | undefined): string {
  if (tripId === undefined) return to;
  const [pathname = ''] = /^[^?#]*/.exec(to) ?? [];
  if (pathname === PATTERNS.contact && !/[?&]trip=/.test(to))
    return `${to}${to.includes('?') ? '&' : '?'}trip=${tripId}`;
  return moved(pathname, tripId) + to.slice(pathname.length);
}

function moved(pathname: string, tripId: number): string {
  const page = pathname === PATTERNS.templateHome ? PATTERNS.home : pathname;
  if (!OF_A_TRIP.includes(page)) return pathname;
  return ROOM.replace(':tripId', String(tripId)) + inside(page);
}

const isTripPage = (pathname: string) => OF_A_TRIP.includes(pathname) || IN_ROOM.test(pathname);

/** The code that a page about a trip was opened with, as its address has it: `code=SUMMER`; empty without one. */
export const codeOf = (pathname: string, search: string): string =>
  (isTripPage(pathname) && /[?&](code=[^&]+)/.exec(search)?.[1]) || '';

/**
 * The same address with such a code, where it leads to a page about the trip that the code is of and has none itself.
 * @param tripId as the page's own address names it: without one, the trip on the front page is meant.
 */
export function withCode(to: string, code: string, tripId: number | undefined): string {
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)([^#]*)(.*)$/.exec(to) ?? [];
  const isOfCode = isTripPage(pathname) && tripIn(pathname) === tripId;
  if (!code || !isOfCode || /[?&]code=/.test(query)) return to;
  return `${pathname}${query}${query ? '&' : '?'}${code}${hash}`;
}
