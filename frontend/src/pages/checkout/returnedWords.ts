import type { OrderState } from '../../api/payments';

interface Words {
  title: string;
  lead: string;
}

/** What is said of a payment to who comes back from PayPal in a browser that does not know the booking. */
export const RETURNED_WORDS: Record<OrderState['standing'], Words> = {
  confirming: {
    title: 'We are confirming your payment',
    lead: 'PayPal tells us within a minute or two, and this page changes by itself. It is safe to leave: the confirmation comes by mail.',
  },
  paid: {
    title: 'Your payment has arrived',
    lead: 'Your booking is confirmed. The confirmation is on its way by mail, with the link to your booking.',
  },
  goes_back: {
    title: 'Your payment goes back to you',
    lead: 'It came when the booking could not be had any more. You will be refunded in full, and read why by mail.',
  },
  not_taken: {
    title: 'Your payment was not taken',
    lead: 'You were not charged. You can begin again, or go back to the browser in which you entered the travellers.',
  },
  unclear: {
    title: 'We do not know yet how your payment went',
    lead: 'PayPal has not told us, or holds it back. Please look into your PayPal account or write to us before you pay again.',
  },
};
