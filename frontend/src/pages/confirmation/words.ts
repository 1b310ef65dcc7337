import type { GuestRecord } from '../../api/guest';
import { firstNameOf } from '../../../../backend/contracts/person-name';
import {
  CALLED_OFF,
  isOnePlace,
  ON_WAITING_LIST,
  PRICE_CHANGED_TITLE,
  REFUND_DUE,
} from '../../features/booking/terms/noPlaceWords';

interface Words {
  title: string;
  heading: string;
  lead: string;
}

/** What is said of a booking that holds no place: of one place, or of several. */
const endingsOf = (isOne: boolean): Partial<Record<GuestRecord['nextStep'], Omit<Words, 'heading'>>> => ({
  refund_due: REFUND_DUE,
  cancelled: {
    title: 'This booking is cancelled',
    lead: `Your ${isOne ? 'place has' : 'places have'} been released. Write to us if that is not what you expected.`,
  },
  sold_out: {
    title: 'Sold out',
    lead: `The hold on your ${isOne ? 'place ended, and others have taken it' : 'places ended, and others have taken them'} since. You were not charged.`,
  },
  price_changed: {
    title: PRICE_CHANGED_TITLE,
    lead: `The hold on your ${isOne ? 'place ended, and it has' : 'places ended, and they have'} another price today, or the trip other terms. You were not charged. To come along, please book again.`,
  },
  departed: {
    title: 'This trip has departed',
    lead: 'Your booking was not paid in time to come along. Write to us if that is not what you expected.',
  },
  called_off: CALLED_OFF,
  waitlist: ON_WAITING_LIST,
});

/**
 * `waiting`: no money has come, and it may still: the buyer is back from PayPal before its notice, or left without
 * paying. `not taken`: it did not go through, or the places were let go without it. `ended`: the booking is no more.
 */
export function standing({
  nextStep,
  paymentStatus,
  hasPaymentFailed,
}: GuestRecord): 'on board' | 'waiting' | 'not taken' | 'ended' {
  if (endingsOf(true)[nextStep]) return 'ended';
  if (paymentStatus !== 'unpaid') return 'on board';
  const isOver = nextStep === 'take_again' || (nextStep === 'pay' && hasPaymentFailed);
  return isOver ? 'not taken' : 'waiting';
}

/** What the top of the page says, by how far the money has come. */
export function wordsFor(guest: GuestRecord): Words {
  const isOne = isOnePlace(guest);
  const ending = endingsOf(isOne)[guest.nextStep];
  if (ending) return { heading: ending.title, ...ending };
  const { nextStep, hasPaymentFailed } = guest;
  switch (standing(guest)) {
    case 'not taken':
      return {
        title: 'Not paid',
        heading: hasPaymentFailed ? 'Your payment did not go through' : 'No payment has reached us',
        lead: `${hasPaymentFailed ? 'Nothing was charged. ' : ''}${
          nextStep === 'take_again'
            ? `Your ${isOne ? 'place is no longer held; as long as there is one, you can pay for it' : 'places are no longer held; as long as there are some, you can pay for them'} again.`
            : 'Your booking stands as soon as it is paid.'
        }`,
      };
    case 'waiting':
      return {
        title: 'Confirming your payment',
        heading: nextStep === 'confirming' ? 'We are confirming your payment' : 'We are waiting for PayPal',
        lead: 'This page changes by itself when your payment has arrived. It is safe to leave: you get a mail too.',
      };
    default:
      return {
        title: 'Booking confirmed',
        heading: `You are on board, ${firstNameOf(guest.name)}`,
        lead: `Thank you. Your ${isOne ? 'place is' : 'places are'} confirmed, and the good part starts now.`,
      };
  }
}
