import { useLocation } from 'react-router-dom';
import { PATTERNS } from '../lib/paths';
import type { GuestRecord } from './guest';
import { guestKey } from './guestKey';
import { useKnown } from './known';
import { TRIP_KEY, type TripView } from './trip';

const [BEFORE_ID = ''] = PATTERNS.payment.split(':');

/** The public id of the booking whose payment or confirmation an address is; null for every other page. */
function bookingIn(pathname: string, search: string): string | null {
  if (pathname.startsWith(BEFORE_ID)) return pathname.slice(BEFORE_ID.length);
  return pathname === PATTERNS.confirmation ? new URLSearchParams(search).get('guest') : null;
}

/**
 * The trip of the booking that the page is about, once the page knows it. Undefined on other pages, and for the trip on the
 * front page, which addresses without a trip are about anyway.
 */
export function useTripOfBooking(): number | undefined {
  const { pathname, search } = useLocation();
  return useKnown(
    (known) => {
      const id = bookingIn(pathname, search);
      const tripId = id === null ? undefined : known.getQueryData<GuestRecord | null>(guestKey(id))?.trip.id;
      return tripId === known.getQueryData<TripView | null>(TRIP_KEY)?.id ? undefined : tripId;
    },
    () => undefined,
  );
}
