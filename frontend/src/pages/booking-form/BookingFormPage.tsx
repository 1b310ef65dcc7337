import { sentenceOf } from '../../api/errors';
import { useQuote } from '../../api/quote';
import { useQuotesAhead } from '../../api/quotesAhead';
import { type TripView, useTrip } from '../../api/trip';
import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { BOOKING_FORM, BookingProgress } from '../../features/booking/frame/BookingProgress';
import { TotalAnnouncement } from '../../features/booking/choice/TotalAnnouncement';
import { isWaitedFor } from '../../features/cabins/soldOutCabin';
import { isSoldOut } from '../../features/trip/soldOut';
import { ErrorNote } from '../../ui/ErrorNote';
import { Money } from '../../ui/Money';
import { Waiting } from '../../ui/Waiting';
import { BookingForm } from './BookingForm';
import { BookingSummary } from './BookingSummary';
import { useRegistration } from './useRegistration';
import { useRegistrationForm } from './useRegistrationForm';

const FRAME = {
  heading: 'Book your place',
  lead: 'For one traveller in a cabin of your own. One page, and the price holds everything.',
  description:
    'Book a place on the cruise for one traveller: choose a cabin, pay in full or by deposit. Taxes and fees are included.',
  progress: <BookingProgress steps={BOOKING_FORM} current="Your details" />,
};

/** The same form once every place, or every such cabin, is taken: nothing is paid, and nothing is owed until one is offered. */
const WAITING = {
  heading: 'Join the waiting list',
  lead: 'Every place on this trip is taken or held just now. Tell us which cabin you would like: when a place comes free, your host offers it by mail, and you pay then or not at all.',
};
const WAITING_FOR_CABIN = {
  ...WAITING,
  lead: 'Every cabin of this kind is taken or held just now. Choose another one below, or wait: when one comes free, your host offers it by mail, and you pay then or not at all.',
};

function BookingFormOfTrip({ trip }: { trip: TripView }) {
  const { form, entries, chooseCabin, isReady, isKept, clear } = useRegistrationForm();
  const { cabinType, travelInsurance, paymentType } = entries;
  const request = {
    cabinType,
    travelInsurance,
    occupancy: 'single',
    travellers: 1,
  } as const;
  const full = useQuote({ ...request, paymentType: 'full' });
  const installment = useQuote({ ...request, paymentType: 'installment' });
  useQuotesAhead({ ...request, paymentType });
  const quote = paymentType === 'full' ? full : installment;
  const isWaiting = isWaitedFor(trip, cabinType);
  const registration = useRegistration(form, quote.isPlaceholderData ? undefined : quote.data, {
    trip,
    isWaiting,
  });
  const hasChosen = form.formState.isDirty;

  return (
    <BookingFrame
      {...FRAME}
      {...(isWaiting && (isSoldOut(trip) ? WAITING : WAITING_FOR_CABIN))}
      title={(registration.lines.length > 0 ? 'Error: ' : '') + (isWaiting ? WAITING.heading : FRAME.heading)}
      summary={
        quote.data && {
          label: isWaiting ? 'If a place is offered' : 'Due today',
          amount: <Money cents={quote.data.dueTodayCents} />,
          content: <BookingSummary trip={trip} cabinType={cabinType} quote={quote.data} />,
        }
      }
    >
      {quote.isError && (
        <ErrorNote onRetry={() => void quote.refetch()}>The price could not be loaded. Try again.</ErrorNote>
      )}
      <BookingForm
        form={form}
        trip={trip}
        plans={{ full: full.data, installment: installment.data }}
        registration={registration}
        isWaiting={isWaiting}
        isKept={isKept}
        isReady={isReady}
        onCabin={chooseCabin}
        onClear={() => {
          clear();
          registration.forgive();
        }}
      />
      <TotalAnnouncement quote={hasChosen ? quote.data : undefined} />
    </BookingFrame>
  );
}

/** Registration of a single traveller: the short way to a place, paid on the next page. */
export default function BookingFormPage() {
  const { data: trip, error, refetch } = useTrip();
  if (trip) return <BookingFormOfTrip trip={trip} />;
  return (
    <BookingFrame {...FRAME} title="Book your place">
      {error ? (
        <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>
      ) : (
        <Waiting height="640px" onRetry={() => void refetch()} />
      )}
    </BookingFrame>
  );
}
