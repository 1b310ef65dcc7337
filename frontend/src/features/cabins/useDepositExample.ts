import { type Quote, type QuoteRequest, useQuote } from '../../api/quote';
import { useTrip } from '../../api/trip';
import { cheapestCabin } from './cheapestCabin';

const TWO: Omit<QuoteRequest, 'cabinType'> = {
  occupancy: 'double',
  travellers: 2,
  travelInsurance: false,
  paymentType: 'installment',
};

/** One part of a deposit plan begun today. Its share is whole percents of the total. */
export interface PlanPart {
  kind: Quote['parts'][number]['kind'];
  /** `YYYY-MM-DD`, or null for the part that is paid today. */
  dueOn: string | null;
  percent: number;
  amountCents: number;
}

/**
 * The smallest deposit plan: that of two in the cheapest cabin who book today, from the server's quote: parts already due are in the
 * first one. `plan` is undefined until it is here.
 */
export function useDepositExample() {
  const { data: trip } = useTrip();
  const cabinType = cheapestCabin(trip);
  const { data: quote, isError, refetch } = useQuote({ ...TWO, cabinType }, trip !== undefined);
  const plan = quote && {
    totalCents: quote.totalCents,
    todayCents: quote.dueTodayCents,
    parts: quote.parts.map(
      ({ kind, dueOn, amountCents }, index): PlanPart => ({
        kind,
        dueOn: index === 0 ? null : dueOn,
        percent: Math.round((amountCents / quote.totalCents) * 100),
        amountCents,
      }),
    ),
  };
  return { cabinType, plan, isError, retry: () => void refetch() };
}
