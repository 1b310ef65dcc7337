import type { HostMoney, HostPayment } from '../../../api/host/hostMoney';
import { inARow } from '../../../lib/inARow';
import { formatMoney } from '../../../lib/money';
import { goingBack } from './goingBack.rules';

/** Whoever paid a share: the buyer has asked somebody of that name, and nobody has looked who came. */
const payerOfShare = (shareName: string) => `who paid the share of ${shareName}`;

/** Who has paid it, and gets back what goes back of it. */
export function payerOf({ buyer }: HostMoney, payment: HostPayment | undefined): string {
  return payment?.shareName ? payerOfShare(payment.shareName) : buyer;
}

/** Whom a refund goes to. */
interface Receivers {
  /** The one, or how much goes to each: "$200 to who paid the share of Eve Mate and $437 to Dana Reyes". */
  words: string;
  isOne: boolean;
  /** Somebody among them paid a share, and reads no word of ours. */
  hasOthers: boolean;
}

/** @param payment the one it goes back from; null means the newest ones. */
export function receiversOf(money: HostMoney, payment: HostPayment | null, amountCents: number): Receivers {
  if (payment) return { words: payerOf(money, payment), isOne: true, hasOthers: payment.shareName !== null };
  const { toBuyerCents, toOthers } = goingBack(amountCents, money.payments);
  const [first] = toOthers;
  if (!first) return { words: money.buyer, isOne: true, hasOthers: false };
  if (toOthers.length === 1 && toBuyerCents === 0)
    return { words: payerOfShare(first.shareName), isOne: true, hasOthers: true };
  const each = toOthers.map(({ shareName, cents }) => `${formatMoney(cents)} to ${payerOfShare(shareName)}`);
  if (toBuyerCents > 0) each.push(`${formatMoney(toBuyerCents)} to ${money.buyer}`);
  return { words: inARow(each), isOne: false, hasOthers: true };
}
