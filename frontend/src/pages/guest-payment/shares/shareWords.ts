import type { GuestShare, GuestShares } from '../../../api/shares';
import { formatMoney } from '../../../lib/money';
import { formatLongDay } from '../../../lib/time/dates';

type Standing = Omit<GuestShare, 'id' | 'name' | 'amountCents' | 'url'>;

/** How a share stands, as its buyer reads it. */
export function stateOf({ state, paidOn, endsOn, returnedCents, returnedOn, isHeldBack }: Standing): string {
  const paid = paidOn === null ? 'Paid' : `Paid on ${formatLongDay(paidOn)}`;
  const wentBack = `went back${returnedOn === null ? '' : ` on ${formatLongDay(returnedOn)}`}`;
  switch (state) {
    case 'open':
      return `Not paid yet, can be paid until ${formatLongDay(endsOn)}`;
    case 'confirming':
      return isHeldBack
        ? 'PayPal holds the payment back, and others wait for it. Withdraw the share to stop waiting.'
        : 'Being confirmed';
    case 'waits':
      return `Not paid yet: it waits for another payment of the booking, and can be paid until ${formatLongDay(endsOn)}`;
    case 'paid':
      return paid;
    case 'partly_returned':
      return `${paid}, ${formatMoney(returnedCents)} of it ${wentBack}`;
    case 'returned':
      return `${paid}, and ${wentBack}`;
    case 'withdrawn':
      return 'Withdrawn';
    case 'ended':
      return `Ended, could be paid until ${formatLongDay(endsOn)}`;
    case 'cancelled':
      return 'Not paid, and not asked any more';
    case 'settled':
      return 'Not paid, and nothing is left to pay';
    case 'not_yet':
      return 'Not paid: the first payment is yours';
  }
}

/** Why no share can be made now; null where there is nothing to say. */
export function obstacleOf(obstacle: GuestShares['obstacle']): string | null {
  switch (obstacle) {
    case 'not_yet':
      return 'Others can pay a share once you have made the first payment: it takes your places and settles how the booking is paid.';
    case 'all_asked':
      return 'All that is left to pay is asked of others. Withdraw a share to ask for another one.';
    case 'too_many':
      return 'Ten shares are open, and more there cannot be. Withdraw one to ask for another one.';
    case 'too_late':
      return 'A share can be paid until the day before the trip begins, so none can be asked for any more.';
    case 'settled':
    case 'cancelled':
    case null:
      return null;
  }
}
