import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DRAFT_KEY, findDraft } from '../../api/draft';
import { sentenceOf } from '../../api/errors';
import { TRAVELLERS, useQuote } from '../../api/quote';
import { useTrip } from '../../api/trip';
import { BookingFrame } from '../../features/booking/BookingFrame';
import { BookingProgress } from '../../features/booking/BookingProgress';
import { readEntries } from '../../features/booking/deviceDraft';
import { PriceNotice } from '../../features/booking/PriceNotice';
import { CABIN_NAMES, readSelection } from '../../features/booking/selection';
import { entryOf, type TravellerEntry } from '../../features/booking/traveller';
import { paths } from '../../lib/paths';
import { ErrorNote } from '../../ui/ErrorNote';
import { Money } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';
import { Waiting } from '../../ui/Waiting';
import { GuestInfoForm } from './GuestInfoForm';
import { GuestInfoSummary } from './GuestInfoSummary';

/** Two entries to start from: what this tab kept, else what the server has, else empty. */
function startFrom(kept: TravellerEntry[] | null, saved: TravellerEntry[]): TravellerEntry[] {
  const entries = kept ?? saved;
  return [entries[0] ?? entryOf(), entries[1] ?? entryOf()];
}

/** Who travels. The address says which cabin and for how many; the price comes from the server. */
export default function GuestInfoPage() {
  const [query] = useSearchParams();
  const selection = readSelection(query);
  const travellers = TRAVELLERS[selection.occupancy];
  const trip = useTrip();
  const quote = useQuote({ ...selection, travellers, travelInsurance: false, paymentType: 'installment' });
  const draft = useQuery({ queryKey: DRAFT_KEY, queryFn: ({ signal }) => findDraft(signal) });
  const [kept] = useState(readEntries);
  const [hasErrors, setHasErrors] = useState(false);
  const retry = () => void Promise.all([trip.refetch(), draft.refetch()]);

  return (
    <BookingFrame
      title={hasErrors ? 'Error: Guest information' : 'Guest information'}
      heading="Who is coming along?"
      lead="We need these details for your tickets and for safety on board."
      progress={<BookingProgress current="Guests" links={{ Cabin: paths.pricing() }} />}
      summary={{
        label: `${CABIN_NAMES[selection.cabinType]} for ${travellers}, with taxes`,
        amount: quote.data ? <Money cents={quote.data.totalCents} /> : <Skeleton width="5ch" />,
        content: trip.data ? (
          <GuestInfoSummary trip={trip.data} selection={selection} quote={quote} />
        ) : (
          <Skeleton height="560px" />
        ),
      }}
    >
      {trip.isError && <ErrorNote onRetry={() => void trip.refetch()}>{sentenceOf(trip.error)}</ErrorNote>}
      {!trip.isError && (trip.isPending || draft.isPending) && <Waiting height="2000px" onRetry={retry} />}
      {quote.data && <PriceNotice pricePerPersonCents={quote.data.pricePerPersonCents} />}
      {trip.data && !draft.isPending && (
        <GuestInfoForm
          trip={trip.data}
          selection={selection}
          savedDraft={draft.data ?? null}
          entries={startFrom(kept, draft.data?.travellers.map(entryOf) ?? [])}
          onErrors={setHasErrors}
        />
      )}
    </BookingFrame>
  );
}
