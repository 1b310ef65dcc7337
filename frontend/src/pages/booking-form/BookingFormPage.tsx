import { offeredCabin } from '../../../../backend/contracts/offered-cabin';
import { sellsInsurance } from '../../../../backend/contracts/insurance';
import { useSearchParams } from 'react-router-dom';
import { TRAVELLERS, useQuote } from '../../api/quote';
import { useQuotesAhead } from '../../api/quotesAhead';
import { isNoTripOpen, type TripView, useTrip } from '../../api/trip';
import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { BOOKING_FORM, BookingProgress } from '../../features/booking/frame/BookingProgress';
import { WHEN_OFFERED } from '../../features/booking/terms/noPlaceWords';
import { cabinTypeOf } from '../../features/booking/choice/selection';
import { usePromo } from '../../features/booking/choice/usePromo';
import { TotalAnnouncement } from '../../features/booking/choice/TotalAnnouncement';
import { NotSoldNote } from '../../features/cabins/NotSoldNote';
import { isWaitedFor, soldOutCabin } from '../../features/cabins/soldOutCabin';
import { isSoldOut } from '../../features/trip/soldOut';
import { BOOKING_CLOSED, TripProblem } from '../../features/trip/TripProblem';
import { ErrorNote } from '../../ui/ErrorNote';
import { Money } from '../../ui/Money';
import { Waiting } from '../../ui/Waiting';
import { BookingForm } from './BookingForm';
import { BookingSummary } from './BookingSummary';
import { useRegistration } from './useRegistration';
import { type CabinOfForm, useRegistrationForm } from './useRegistrationForm';

const FRAME = {
  heading: 'Book your place',
  lead: 'For one traveller in a cabin of your own. One page, and the price holds everything.',
  description:
    'Book a place on the cruise for one traveller: choose a cabin, pay in full or by deposit. Taxes and fees are included.',
  progress: <BookingProgress steps={BOOKING_FORM} current="Your details" />,
};

const CLOSED = { heading: BOOKING_CLOSED, lead: undefined };

/** The same form once every place, or every such cabin, is taken: nothing is paid, and nothing is owed until one is offered. */
const WAITING = {
  ...FRAME,
  heading: 'Join the waiting list',
  lead: 'Every place on this trip is taken or held just now. Tell us which cabin you would like: when a place comes free, your host offers it by mail, and you pay then or not at all.',
};
const WAITING_FOR_CABIN = {
  ...WAITING,
  lead: 'Every cabin of this kind is taken or held just now. Choose another one below, or wait: when one comes free, your host offers it by mail, and you pay then or not at all.',
};

const WAITING_FOR_TWO = {
  ...WAITING,
  lead: 'Only one place is left on this trip. When there are places for two, your host offers them by mail, and you pay then or not at all.',
};
const LEAD_FOR_TWO = 'For two travellers who share a cabin. One page, and then the payment.';

/** What heads the form: who waits, for what; nobody, where there is what is wanted. */
function headOf(trip: TripView, { cabinType, occupancy }: CabinOfForm) {
  if (!isWaitedFor(trip, cabinType, TRAVELLERS[occupancy])) {
    return occupancy === 'double' ? { ...FRAME, lead: LEAD_FOR_TWO } : FRAME;
  }
  if (isSoldOut(trip)) return WAITING;
  return soldOutCabin(trip, cabinType) ? WAITING_FOR_CABIN : WAITING_FOR_TWO;
}

function BookingFormOfTrip({ trip }: { trip: TripView }) {
  const { form, entries, choose, isReady, isKept, clear } = useRegistrationForm();
  const named = useSearchParams()[0].get('cabin');
  const { occupancy, paymentType } = entries;
  const cabinType = offeredCabin(trip.cabins, entries.cabinType);
  const isInsuranceSold = sellsInsurance(trip);
  const travelInsurance = entries.travelInsurance && isInsuranceSold;
  const travellers = TRAVELLERS[occupancy];
  // Its own door: a booking that the checkout holds is not the one that is made here.
  const channel = 'booking_form';
  const choice = { cabinType, occupancy, travellers, travelInsurance, channel } as const;
  const promo = usePromo({ ...choice, paymentType });
  const request = { ...choice, promoCode: promo.promoCode };
  const full = useQuote({ ...request, paymentType: 'full' });
  const installment = useQuote({ ...request, paymentType: 'installment' });
  useQuotesAhead({ ...request, paymentType }, isInsuranceSold);
  const quote = paymentType === 'full' ? full : installment;
  const isWaiting = isWaitedFor(trip, cabinType, travellers);
  const registration = useRegistration(form, quote.isPlaceholderData ? undefined : quote.data, {
    trip,
    isWaiting,
    promoCode: promo.promoCode,
  });
  const head = headOf(trip, { cabinType, occupancy });
  const hasChosen = form.formState.isDirty;

  return (
    <BookingFrame
      {...head}
      title={(registration.lines.length > 0 ? 'Error: ' : '') + head.heading}
      summary={
        quote.data && {
          label: isWaiting ? WHEN_OFFERED : 'Due today',
          amount: <Money cents={quote.data.dueTodayCents} />,
          content: (
            <BookingSummary
              trip={trip}
              cabinType={cabinType}
              occupancy={occupancy}
              quote={quote.data}
              isWaiting={isWaiting}
            />
          ),
        }
      }
    >
      {quote.isError && (
        <ErrorNote onRetry={() => void quote.refetch()}>The price could not be loaded. Try again.</ErrorNote>
      )}
      <NotSoldNote trip={trip} cabinType={isReady && named !== null ? cabinTypeOf(named) : null} />
      <BookingForm
        form={form}
        trip={trip}
        plans={{ full: full.data, installment: installment.data }}
        registration={registration}
        promo={promo}
        asksHowMany={occupancy === 'double' || isWaitedFor(trip, cabinType, TRAVELLERS.double)}
        isWaiting={isWaiting}
        isKept={isKept}
        isReady={isReady}
        onChoose={(chosen) => choose({ cabinType, ...chosen })}
        onClear={() => {
          clear();
          registration.forgive();
        }}
      />
      <TotalAnnouncement quote={hasChosen ? quote.data : undefined} />
    </BookingFrame>
  );
}

/** The short way to a place, paid on the next page, or onto the waiting list. */
export default function BookingFormPage() {
  const { data: trip, error, refetch } = useTrip();
  if (trip) return <BookingFormOfTrip trip={trip} />;
  return (
    <BookingFrame {...FRAME} {...(isNoTripOpen(error) && CLOSED)} title="Book your place">
      {error ? (
        <TripProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting height="640px" onRetry={() => void refetch()} />
      )}
    </BookingFrame>
  );
}
