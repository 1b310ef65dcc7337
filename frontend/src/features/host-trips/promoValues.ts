import { promoSpelling } from '../../../../backend/contracts/promo-codes';
import type { EditPromoCode, HostTripDetail } from '../../api/host/hostTrips';
import { amountText } from '../../lib/amount';
import { formatMoney } from '../../lib/money';
import { formatCount } from '../../lib/numbers';
import { formatLongDay } from '../../lib/time/dates';
import { centsOf } from './cabinValues';
import { wholeOf } from './planValues';

/** A code as it is typed: with a percentage or an amount. Named as the server names them, for its sentences. */
export interface PromoValues {
  code: string;
  by: 'percent' | 'amount';
  percent: string;
  centsOff: string;
  /** Empty where bookings are not counted. */
  maxUses: string;
  /** Empty where it has no end. */
  until: string;
}

export const EMPTY_PROMO: PromoValues = {
  code: '',
  by: 'percent',
  percent: '',
  centsOff: '',
  maxUses: '',
  until: '',
};

export const promoValues = ({ code, percent, centsOff, maxUses, until }: EditPromoCode): PromoValues => ({
  code,
  by: centsOff === null ? 'percent' : 'amount',
  percent: percent === null ? '' : String(percent),
  centsOff: centsOff === null ? '' : amountText(centsOff),
  maxUses: maxUses === null ? '' : String(maxUses),
  until: until ?? '',
});

export const promoBody = ({ code, by, percent, centsOff, maxUses, until }: PromoValues): EditPromoCode => ({
  code: promoSpelling(code),
  percent: by === 'percent' ? wholeOf(percent) : null,
  centsOff: by === 'amount' ? centsOf(centsOff) : null,
  maxUses: maxUses.trim() ? wholeOf(maxUses) : null,
  until: until || null,
});

/** How many bookings have a code, however it is typed. */
export const usesOf = (code: string, uses: HostTripDetail['promoUses']): number =>
  uses.find((one) => one.code === promoSpelling(code))?.uses ?? 0;

/** What a code takes off, how often it is used and until when: "10% off, used by 3 of 20 bookings, until June 5, 2025". */
export function promoWords({ percent, centsOff, maxUses, until }: EditPromoCode, uses: number): string {
  const off = percent === null ? formatMoney(centsOff ?? 0) : `${percent}%`;
  const most = maxUses === null ? '' : ` of ${formatCount(maxUses)}`;
  const used = `used by ${formatCount(uses)}${most} ${(maxUses ?? uses) === 1 ? 'booking' : 'bookings'}`;
  return [`${off} off`, used, ...(until === null ? [] : [`until ${formatLongDay(until)}`])].join(', ');
}
