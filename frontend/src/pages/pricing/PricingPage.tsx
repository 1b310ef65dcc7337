import { isNoTripOpen, useTrip } from '../../api/trip';
import { isSoldOut } from '../../features/trip/soldOut';
import { CabinChoice } from './CabinChoice';
import { CallToAction } from './CallToAction';
import { Faq } from './Faq';
import { PaymentOptions } from './PaymentOptions';
import { RefundPolicy } from './RefundPolicy';
import { Reviews } from './Reviews';

/** Cabins and what they really cost. */
export default function PricingPage() {
  const { data: trip, error } = useTrip();
  const isClosed = isNoTripOpen(error);
  return (
    <>
      <CabinChoice />
      {!isClosed && <PaymentOptions trip={trip} />}
      {!error && <RefundPolicy trip={trip} />}
      {!isClosed && trip?.rating.count !== 0 && <Reviews trip={trip} />}
      <Faq />
      {!isClosed && !isSoldOut(trip) && <CallToAction tripId={trip?.id} />}
    </>
  );
}
