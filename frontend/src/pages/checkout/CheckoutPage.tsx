import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { drawnDraftOptions } from '../../api/draft';
import { useOwnTerms } from '../../api/ownTerms';
import { useOrderState } from '../../api/payments';
import { isNoTripOpen, type TripView, useTrip } from '../../api/trip';
import { useTripShip } from '../../api/tripPages';
import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { BookingProgress } from '../../features/booking/frame/BookingProgress';
import type { TravellerEntry } from '../../features/booking/traveller/traveller';
import { readReturn } from '../../features/payment/returned';
import { BOOKING_CLOSED, TripProblem } from '../../features/trip/TripProblem';
import { paths } from '../../lib/paths';
import { useHydrated } from '../../lib/browser/useHydrated';
import { useIsDrawnFor } from '../../lib/browser/useIsDrawnFor';
import { codeOf, tripIn, withCode } from '../../lib/tripAddress';
import { Waiting } from '../../ui/Waiting';
import { AnotherBooking } from './AnotherBooking';
import { Checkout } from './Checkout';
import { SUMMARY_WAIT } from './summaryWait';
import { ReturnedPayment } from './ReturnedPayment';
import { useBooked } from './useBooked';
import { useCheckoutDraft } from './useCheckoutDraft';
import { useGuestsOfAddress } from './useGuestsOfAddress';

interface WaitProps {
  error?: Error | null;
  onRetry?: () => void;
}

/** The page before it knows what is booked: a place held, or what went wrong. */
function CheckoutWait({ error = null, onRetry = () => undefined }: WaitProps) {
  const isClosed = isNoTripOpen(error);
  return (
    <BookingFrame
      title="Review and pay"
      {...(isClosed && { heading: BOOKING_CLOSED })}
      progress={<BookingProgress current="Review and pay" links={{ Cabin: paths.pricing() }} />}
      summary={isClosed ? undefined : SUMMARY_WAIT}
    >
      {error ? (
        <TripProblem error={error} onRetry={onRetry} />
      ) : (
        <Waiting height="1600px" onRetry={onRetry} />
      )}
    </BookingFrame>
  );
}

function CheckoutOfDraft({ trip, entries }: { trip: TripView; entries: TravellerEntry[] }) {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const { data, chosen, wanted, error, refetch, isPlaceholderData } = useCheckoutDraft(trip, entries);
  if (!data || !chosen) return <CheckoutWait error={error} onRetry={() => void refetch()} />;
  const { draft, problem, elsewhere } = data;
  // Nobody is moved to another trip without a word.
  if (elsewhere !== undefined) return <AnotherBooking trip={trip} begunFor={elsewhere} />;
  // The way back from PayPal has no code, and the pages that this one leads to take it from the address.
  const code = draft?.promoCode;
  if (code !== undefined && codeOf(pathname, search) === '')
    // A server has no address to change.
    return isHydrated ? (
      <Navigate to={withCode(pathname + search, `code=${code}`, tripIn(pathname))} replace />
    ) : (
      <CheckoutWait />
    );
  // What is under way is waited for, not begun again.
  const whenSaved = async () =>
    isPlaceholderData ? ((await refetch({ cancelRefetch: false })).data?.draft ?? null) : draft;
  return (
    <Checkout
      trip={trip}
      selection={chosen}
      wanted={wanted}
      draft={draft}
      problem={problem}
      isChanging={isPlaceholderData}
      whenSaved={whenSaved}
    />
  );
}

/** The money was taken, by another tab or by the server itself, before this browser was back from PayPal. */
function BookedMeanwhile({ guestId }: { guestId: string }) {
  const booked = useEffectEvent(useBooked());
  useEffect(() => booked(guestId), [guestId]);
  return <CheckoutWait />;
}

/** Who comes back from PayPal in a browser without the booking, or when it is paid, is offered nothing more to pay. */
function CheckoutAfterPayPal() {
  // Kept: the address forgets what has been taken up.
  const [address] = useSearchParams();
  const [returned] = useState(() => readReturn(address));
  const {
    data: state,
    isLoading,
    error,
    refetch,
  } = useOrderState(returned?.isApproved ? returned.orderId : null);
  if (isLoading || (error && !state)) return <CheckoutWait error={error} onRetry={() => void refetch()} />;
  if (state?.guestId) return <BookedMeanwhile guestId={state.guestId} />;
  if (state && !state.isOwn) return <ReturnedPayment standing={state.standing} />;
  return <CheckoutOfAddress />;
}

function CheckoutOfAddress() {
  const entries = useGuestsOfAddress();
  const { data: trip, error, refetch } = useTrip();
  if (!trip) return <CheckoutWait error={error} onRetry={() => void refetch()} />;
  return <CheckoutOfDraft trip={trip} entries={entries} />;
}

/** The last look before paying. Who has a draft is sent it drawn; everybody else its frame. */
export default function CheckoutPage() {
  // Asked for by the server that draws the frame, so that the browser need not ask.
  const { data: trip } = useTrip();
  useTripShip(trip?.id);
  useOwnTerms(trip);
  const { queryKey: drawn } = drawnDraftOptions;
  const isDrawn = useIsDrawnFor(drawn);
  const queryClient = useQueryClient();
  // It counts for this first look: back here, or at the cabin that it is of, the server is asked and told again.
  useEffect(() => queryClient.removeQueries({ queryKey: drawn }), [queryClient, drawn]);
  return isDrawn ? <CheckoutAfterPayPal /> : <CheckoutWait />;
}
