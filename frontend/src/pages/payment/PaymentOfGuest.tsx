import { useEffect } from 'react';
import type { GuestRecord } from '../../api/guest';
import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { BOOKING_FORM, BookingProgress } from '../../features/booking/frame/BookingProgress';
import { Panel } from '../../features/booking/frame/Panel';
import { termsText } from '../../features/booking/terms/terms';
import { TermsText } from '../../features/booking/terms/TermsText';
import { useAgreement } from '../../features/booking/terms/useAgreement';
import { forgetSending } from '../../features/registration/registrationDraft';
import { CheckAgain } from './CheckAgain';
import { Details } from './Details';
import { Ending } from './Ending';
import { HoldNote } from './HoldNote';
import { PayPanel } from './PayPanel';
import { canPay, hasBegun, isOver, wordsOf } from './payment.rules';
import { usePaymentOfGuest } from './usePaymentOfGuest';

/** A booking that was found: its details, and payment or what stands in its place. */
export function PaymentOfGuest({ guest }: { guest: GuestRecord }) {
  const payment = usePaymentOfGuest(guest);
  const { nextStep, heldUntil, isOrderOpen, trip } = guest;
  const { title, lead } = wordsOf(guest);
  const isOpen = canPay(nextStep);
  // What has begun on this page is brought to its end here, whatever the record says meanwhile.
  const showsPayment = isOpen || hasBegun(guest) || payment.isBusy;
  const isAsked = showsPayment && payment.terms.isAsked;
  const agreement = useAgreement(isAsked ? termsText(trip) : undefined, isAsked);
  const chosen = guest.plans.find(({ paymentType }) => paymentType === payment.plan);

  const hasEnded = isOver(nextStep);
  useEffect(() => {
    if (hasEnded) forgetSending();
  }, [hasEnded]);

  return (
    <BookingFrame
      title={agreement.problem ? `Error: ${title}` : title}
      heading={title}
      lead={lead}
      progress={<BookingProgress steps={BOOKING_FORM} current="Payment" />}
      aside={
        <Details
          guest={guest}
          discountCents={chosen?.discountCents ?? guest.price.discountCents}
          dueNowCents={showsPayment ? payment.cents : null}
        />
      }
    >
      {isOpen && heldUntil && (
        <HoldNote heldUntil={heldUntil} timeZone={trip.timeZone} places={guest.travellers} />
      )}
      {isAsked && (
        <Panel title="Terms and conditions">
          <TermsText trip={trip} />
        </Panel>
      )}
      {showsPayment && <PayPanel guest={guest} payment={payment} agreement={agreement} />}
      {(nextStep === 'confirming' || (isOpen && isOrderOpen)) && !payment.isBusy && (
        <CheckAgain guest={guest} />
      )}
      {(!showsPayment || nextStep === 'pay_later') && <Ending guest={guest} />}
    </BookingFrame>
  );
}
