import type { SharePage } from '../../api/shares';
import { formatLongDay } from '../../lib/time/dates';
import { formatMoney } from '../../lib/money';

interface Words {
  title: string;
  lead: string;
}

/** What the top of the page says. Each state is named for what it is. */
export function wordsOf({
  state,
  name,
  buyer,
  amountCents,
  endsOn,
  paidOn,
  returnedCents,
  returnedOn,
  isBookingCancelled,
}: SharePage): Words {
  const amount = formatMoney(amountCents);
  const came = `${amount} for ${name} ${paidOn === null ? 'has come' : `came on ${formatLongDay(paidOn)}`}`;
  const wentBack = `went back${returnedOn === null ? '' : ` on ${formatLongDay(returnedOn)}`}, the way it was paid`;
  switch (state) {
    case 'open':
      return { title: 'Pay a share', lead: `${buyer} asks you to pay ${amount} for ${name}.` };
    case 'confirming':
      return {
        title: 'We are confirming your payment',
        lead: `PayPal has not told us yet how the payment of ${amount} went. This page changes by itself. Please do not pay again.`,
      };
    case 'waits':
      return {
        title: 'Another payment is on its way',
        lead: `One payment of a booking is taken at a time. As soon as PayPal has told us how the other one went, this page says what you can pay for ${name}; where a bank has to clear it, that takes several working days. This page changes by itself.`,
      };
    case 'paid':
      return {
        title: 'Paid, thank you',
        // Of money that comes for a booking which has ended, its buyer is told only that it goes back.
        lead: isBookingCancelled
          ? `${came}. The booking has ended, or its trip does not take place: what goes back of it goes back the way it was paid.`
          : `${came}, and ${buyer} has been told.`,
      };
    case 'partly_returned':
      return {
        title: 'Paid, and partly returned',
        lead: `${came}. ${formatMoney(returnedCents)} of it ${wentBack}.`,
      };
    case 'returned':
      return {
        title: 'Your share went back',
        lead: `${came} and ${wentBack}. Nothing is asked by this link any more.`,
      };
    case 'withdrawn':
      return {
        title: 'Nothing is asked any more',
        lead: `${buyer} has withdrawn this share, and nothing can be paid by this link.`,
      };
    case 'ended':
      return {
        title: 'This link has ended',
        lead: `The share could be paid until ${formatLongDay(endsOn)}. Ask ${buyer} for a new link.`,
      };
    case 'cancelled':
      return {
        title: 'Nothing is to be paid',
        lead: 'The booking has ended, or its trip does not take place.',
      };
    case 'settled':
      return {
        title: 'Nothing is left to pay',
        lead: 'The booking is paid in full, and nothing is asked of you.',
      };
    case 'not_yet':
      return {
        title: 'Not yet',
        lead: `A share can be paid once ${buyer} has made the first payment. Please come back then.`,
      };
  }
}
