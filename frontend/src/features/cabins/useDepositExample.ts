import { type Quote, type QuoteRequest, useQuote } from '../../api/quote';

// The smallest deposit of the trip: two who share an inside cabin.
const EXAMPLE: QuoteRequest = {
  cabinType: 'inside',
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
 * The deposit plan of two in an inside cabin who book today, from the server's quote: parts already due are in the
 * first one. `plan` is undefined until it is here.
 */
export function useDepositExample() {
  const { data: quote, isError, refetch } = useQuote(EXAMPLE);
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
  return { cabinType: EXAMPLE.cabinType, plan, isError, retry: () => void refetch() };
}
