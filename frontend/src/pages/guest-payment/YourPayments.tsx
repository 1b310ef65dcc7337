import type { GuestRecord } from '../../api/guest';
import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { Panel } from '../../features/booking/frame/Panel';
import { isOnePlace, REFUND_DUE } from '../../features/booking/terms/noPlaceWords';
import { PaymentSchedule } from '../../features/payment/PaymentSchedule';
import { now } from '../../lib/time/clock';
import { formatLongDay } from '../../lib/time/dates';
import { dayIn } from '../../lib/time/zoned';
import { formatMoney } from '../../lib/money';
import { paths } from '../../lib/paths';
import { buttonLook } from '../../ui/buttonLook';
import { BookingBooks } from './BookingBooks';
import styles from './GuestPaymentPage.module.css';
import { OtherBookings } from './OtherBookings';
import { PaidSoFar } from './PaidSoFar';

/** What the page says first: where the guest stands with their payments. */
function leadOf({ nextStep, dueNowCents, schedule, travellers, isShareUnderWay }: GuestRecord): string {
  const isOne = isOnePlace({ travellers });
  const hold = `The hold on your ${isOne ? 'place' : 'places'}`;
  const next = schedule.find((part) => part.paidCents < part.amountCents);
  switch (nextStep) {
    case 'nothing':
      return 'Everything is paid. See you on deck!';
    case 'pay_later':
      return next
        ? `You are up to date. Next: ${formatMoney(next.amountCents - next.paidCents)} by ${formatLongDay(next.dueOn)}.`
        : 'You are up to date.';
    case 'pay':
      return `${formatMoney(dueNowCents)} is due now.`;
    case 'take_again':
      return `${hold} has ended. There are still places: pay now and ${isOne ? 'it is' : 'they are'} yours again.`;
    case 'confirming':
      return isShareUnderWay
        ? 'A share is being paid, and PayPal has not told us yet how that went. Please pay nothing until then; this page changes by itself.'
        : 'We are confirming a payment with PayPal. Please do not pay again; this page changes by itself.';
    case 'refund_due':
      return REFUND_DUE.lead;
    case 'sold_out':
      return `${hold} ended, and no such place is left. You were not charged.`;
    case 'price_changed':
      return `${hold} ended, and ${isOne ? 'its' : 'their'} price has changed since. You were not charged; please book again.`;
    case 'departed':
      return 'This trip has departed.';
    case 'called_off':
      return 'This trip was called off, and nothing is due. What had been paid for it by then goes back.';
    case 'cancelled':
      return 'Your booking was cancelled. Nothing is due.';
    case 'waitlist':
      return 'You are on the waiting list. Nothing is due.';
  }
}

/** A guest's payments: how much is paid, each part with its date, and the way to pay what is due. */
export function YourPayments({ guest }: { guest: GuestRecord }) {
  const { nextStep, dueNowCents, schedule, trip } = guest;
  const canPay = nextStep === 'pay' || nextStep === 'take_again';
  const canPayAhead = nextStep === 'pay_later';
  // What was to be paid on which day is no more; what came and went stands below.
  const hasEnded = nextStep === 'cancelled' || nextStep === 'called_off';
  const today = dayIn(trip.timeZone, now());

  return (
    <BookingFrame
      title="Your payments"
      lead={leadOf(guest)}
      progress={null}
      aside={<PaidSoFar guest={guest} hasEnded={hasEnded} />}
    >
      {!hasEnded && (
        <Panel title="Schedule">
          <PaymentSchedule parts={schedule} today={today} />
        </Panel>
      )}
      {(canPay || canPayAhead) && (
        <div className={styles.actions}>
          {/* A new document, because only the payment pages are served with leave to run PayPal's script. */}
          <a className={buttonLook(canPay ? 'primary' : 'quiet', 'public')} href={paths.payment(guest.id)}>
            {canPay ? `Pay ${formatMoney(dueNowCents)} now` : 'Pay ahead'}
          </a>
        </div>
      )}
      <BookingBooks guest={guest} />
      <OtherBookings reference={guest.reference} />
      <p className={styles.muted}>
        A question about a payment? Write to <ContactAddress /> and name the reference {guest.reference}.
      </p>
    </BookingFrame>
  );
}
