import type { GuestRecord } from '../../api/guest';
import { firstNameOf } from '../../lib/names';

interface Words {
  title: string;
  heading: string;
  lead: string;
}

const ENDED: readonly GuestRecord['nextStep'][] = [
  'cancelled',
  'sold_out',
  'departed',
  'waitlist',
  'refund_due',
];

/**
 * `waiting`: no money has come, and it may still: the buyer is back from PayPal before its notice, or left without
 * paying. `ended`: the booking is no more.
 */
export function standing({ nextStep, paymentStatus }: GuestRecord): 'on board' | 'waiting' | 'ended' {
  if (ENDED.includes(nextStep)) return 'ended';
  return paymentStatus === 'unpaid' ? 'waiting' : 'on board';
}

/** What the top of the page says, by how far the money has come. */
export function wordsFor(guest: GuestRecord): Words {
  if (guest.nextStep === 'refund_due') {
    return {
      title: 'A refund is on its way',
      heading: 'A refund is on its way',
      lead: 'Your payment reached us when the places were gone. You will be refunded in full.',
    };
  }
  if (standing(guest) === 'ended') {
    return {
      title: 'Booking cancelled',
      heading: 'This booking is cancelled',
      lead: 'Your places have been released. Write to us if that is not what you expected.',
    };
  }
  if (standing(guest) === 'waiting') {
    return {
      title: 'Confirming your payment',
      heading:
        guest.nextStep === 'confirming' ? 'We are confirming your payment' : 'We are waiting for PayPal',
      lead: 'This page changes by itself when your payment has arrived. It is safe to leave: you get a mail too.',
    };
  }
  return {
    title: 'Booking confirmed',
    heading: `You are on board, ${firstNameOf(guest.name)}`,
    lead: 'Thank you. Your places are confirmed, and the good part starts now.',
  };
}
