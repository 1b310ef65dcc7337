import type { GuestRecord } from '../../api/guest';
import {
  CALLED_OFF,
  isOnePlace,
  ON_WAITING_LIST,
  PRICE_CHANGED_TITLE,
  REFUND_DUE,
} from '../../features/booking/terms/noPlaceWords';

type NextStep = GuestRecord['nextStep'];

interface Words {
  title: string;
  lead: string;
}

/** What the top of the page says. Each state is named for what it is. */
const WORDS: Record<NextStep, Words> = {
  pay: { title: 'Complete your payment', lead: 'Choose how to pay, then finish with PayPal.' },
  confirming: {
    title: 'We are confirming your payment',
    lead: 'PayPal has not told us the outcome yet; where a bank has to clear the payment, that takes several working days. This page changes by itself, and it is safe to leave: you get a mail too. Please do not pay again.',
  },
  pay_later: {
    title: 'You are up to date',
    lead: 'What was due is paid. Nothing has to be done now; if you like, pay ahead.',
  },
  nothing: { title: 'Already paid', lead: 'This booking is paid in full. There is nothing left to do here.' },
  take_again: {
    title: 'Your hold has ended',
    lead: 'The time for which we held your places is over. There are still places: pay now and they are yours again, at the same price.',
  },
  sold_out: {
    title: 'Sold out',
    lead: 'Your hold ended, and no such place is left. You were not charged.',
  },
  price_changed: {
    title: PRICE_CHANGED_TITLE,
    lead: 'Your hold ended, and your cabin has another price today, or the trip other terms. You were not charged. To come along, please book again.',
  },
  departed: {
    title: 'This trip has departed',
    lead: 'Nothing can be paid for it any more. You were not charged.',
  },
  called_off: CALLED_OFF,
  refund_due: REFUND_DUE,
  cancelled: { title: 'Booking cancelled', lead: 'This booking was cancelled, so there is nothing to pay.' },
  waitlist: ON_WAITING_LIST,
};

/** The same to who booked one place. */
const HOLD_OF_ONE_ENDED: Words = {
  ...WORDS.take_again,
  lead: 'The time for which we held your place is over. There are still places: pay now and it is yours again, at the same price.',
};

interface Told extends Pick<GuestRecord, 'nextStep' | 'travellers'> {
  price: Pick<GuestRecord['price'], 'promoCode'>;
}

/** The same of a booking; one that was made with a code may have lost its price with that alone. */
export function wordsOf({ nextStep, travellers, price }: Told): Words {
  if (nextStep === 'take_again' && isOnePlace({ travellers })) return HOLD_OF_ONE_ENDED;
  if (nextStep !== 'price_changed' || price.promoCode === null) return WORDS[nextStep];
  const { title } = WORDS.price_changed;
  return {
    title,
    lead: `Your hold ended, and code ${price.promoCode} is not given any more, or your cabin has another price today, or the trip other terms. You were not charged. To come along, please book again without the code.`,
  };
}

/** Something is due, or would be if the places were taken again. */
export const canPay = (step: NextStep): boolean => step === 'pay' || step === 'take_again';

/** Something was paid and something is left: how much is paid now is for the guest to say. */
export const hasBegun = ({ nextStep, plans }: Pick<GuestRecord, 'nextStep' | 'plans'>): boolean =>
  nextStep === 'pay_later' || (nextStep === 'pay' && plans.length === 0);

/** The booking has come to its end as far as the booking form goes: the same form sent again is a new booking. */
export const isOver = (step: NextStep): boolean => !canPay(step) && step !== 'confirming';

/** A hold has ended, and the code that its price was made with is not given any more: another try would only repeat that. */
export const isCodeGone = (refusal: string): boolean => refusal.startsWith('promo.');

/** PayPal writes "$808.00" as "808.00". */
export const amountOf = (cents: number): string => (cents / 100).toFixed(2);
