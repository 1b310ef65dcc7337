import { useState } from 'react';
import { SMALLEST_PAYMENT_CENTS } from '../../../../backend/contracts/payment-terms';
import type { GuestRecord } from '../../api/guest';
import { centsTyped } from '../../lib/amount';
import { formatMoney } from '../../lib/money';
import { OWN_AMOUNT_ID, type Pays } from './AmountChoice';
import { amountsOf, remainingCents } from './amounts';

/** How much of a booking that has begun to be paid is paid now, and what is wrong with an amount of one's own. */
export function useAmount(guest: GuestRecord) {
  const amounts = amountsOf(guest);
  const [chosen, setChosen] = useState<Pays>(amounts[0]?.pays ?? 'amount');
  const [own, setOwn] = useState('');
  const [isJudged, setIsJudged] = useState(false);
  // What was due may have been paid meanwhile, in another tab or by a host.
  const isOffered = chosen === 'amount' || amounts.some(({ pays }) => pays === chosen);
  const pays = isOffered ? chosen : (amounts[0]?.pays ?? 'amount');

  const most = remainingCents(guest);
  // The price of one single payment, of which nothing is paid any more, is paid in one again.
  const isWhole = guest.paymentType === 'full' && guest.amountPaid === 0;
  const least = isWhole ? most : Math.min(SMALLEST_PAYMENT_CENTS, most);
  const typed = centsTyped(own);
  const ownCents = typed !== null && typed >= least && typed <= most ? typed : null;
  const range = `Enter an amount from ${formatMoney(least)} to ${formatMoney(most)}`;
  const listed = amounts.find((amount) => amount.pays === pays)?.cents ?? null;

  return {
    amounts,
    pays,
    own,
    range,
    /** What the button takes; null while an amount of one's own is none. */
    cents: pays === 'amount' ? ownCents : listed,
    problem: pays === 'amount' && isJudged && ownCents === null ? range : undefined,
    choose: setChosen,
    type: (text: string) => {
      setOwn(text);
      setIsJudged(false);
    },
    /** Says what is wrong, where it is wrong. */
    judge: () => {
      setIsJudged(true);
      document.getElementById(OWN_AMOUNT_ID)?.focus();
    },
  };
}
