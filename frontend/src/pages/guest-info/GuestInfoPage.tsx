import { offeredCabin } from '../../../../backend/contracts/offered-cabin';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DRAFT_KEY, findDraft } from '../../api/draft';
import { TRAVELLERS, useQuote } from '../../api/quote';
import { isNoTripOpen, useTrip } from '../../api/trip';
import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { BookingProgress } from '../../features/booking/frame/BookingProgress';
import { PriceNotice } from '../../features/booking/choice/PriceNotice';
import { readSelection } from '../../features/booking/choice/selection';
import { usePromo } from '../../features/booking/choice/usePromo';
import { NotSoldNote } from '../../features/cabins/NotSoldNote';
import { SoldOutCabinNote } from '../../features/cabins/SoldOutCabinNote';
import { SoldOutNote } from '../../features/trip/SoldOutNote';
import { BOOKING_CLOSED, TripProblem } from '../../features/trip/TripProblem';
import { CABIN_NAMES, cabinNameOn } from '../../lib/cabinNames';
import { paths } from '../../lib/paths';
import { useHydrated } from '../../lib/browser/useHydrated';
import { Money } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';
import { Waiting } from '../../ui/Waiting';
import { GuestInfoForm } from './GuestInfoForm';
import { GuestInfoSummary } from './GuestInfoSummary';

const NO_QUERY = new URLSearchParams();

/**
 * Who travels. The address says which cabin and for how many; the price comes from the server. What is drawn for everybody
 * is the form for two without a price: address and draft are looked at in the browser.
 */
export default function GuestInfoPage() {
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const trip = useTrip();
  const asked = readSelection(isHydrated ? query : NO_QUERY);
  const selection = { ...asked, cabinType: offeredCabin(trip.data?.cabins ?? [], asked.cabinType) };
  const travellers = TRAVELLERS[selection.occupancy];
  const isClosed = isNoTripOpen(trip.error);
  const request = { ...selection, travellers, travelInsurance: false, paymentType: 'installment' } as const;
  const isKnown = isHydrated && trip.data !== undefined;
  const promo = usePromo(request, isKnown);
  const quote = useQuote({ ...request, promoCode: promo.promoCode }, isKnown);
  const draft = useQuery({
    queryKey: DRAFT_KEY,
    queryFn: ({ signal }) => findDraft(signal),
    enabled: isHydrated,
  });
  const [hasErrors, setHasErrors] = useState(false);
  // What stood in the address when the page arrived counts until here, where the address may change.
  useLayoutEffect(() => {
    if (isHydrated) delete document.documentElement.dataset.occupancy;
  }, [isHydrated]);

  return (
    <BookingFrame
      title={hasErrors ? 'Error: Guest information' : 'Guest information'}
      heading={isClosed ? BOOKING_CLOSED : 'Who is coming along?'}
      lead={!isClosed && 'We need these details for your tickets and for safety on board.'}
      progress={<BookingProgress current="Guests" links={{ Cabin: paths.pricing() }} />}
      summary={
        isClosed
          ? undefined
          : {
              label: `${trip.data ? cabinNameOn(trip.data, selection.cabinType) : CABIN_NAMES[selection.cabinType]} for ${travellers}, with taxes`,
              amount: quote.data ? <Money cents={quote.data.totalCents} /> : <Skeleton width="5ch" />,
              content: trip.data ? (
                <GuestInfoSummary trip={trip.data} selection={selection} quote={quote} />
              ) : (
                <Skeleton height="560px" />
              ),
            }
      }
    >
      {trip.error && <TripProblem error={trip.error} onRetry={() => void trip.refetch()} />}
      {trip.isPending && <Waiting height="2000px" onRetry={() => void trip.refetch()} />}
      <SoldOutNote trip={trip.data} places={travellers} cabin={CABIN_NAMES[selection.cabinType]} />
      <NotSoldNote trip={trip.data} cabinType={isHydrated && query.has('cabin') ? asked.cabinType : null} />
      <SoldOutCabinNote trip={trip.data} {...selection} />
      {quote.data && <PriceNotice pricePerPersonCents={quote.data.pricePerPersonCents} />}
      {trip.data && (
        <GuestInfoForm
          trip={trip.data}
          selection={selection}
          promo={promo}
          savedDraft={draft.isPending ? undefined : (draft.data ?? null)}
          onErrors={setHasErrors}
        />
      )}
    </BookingFrame>
  );
}
