import { type Occupancy, type Plan, TRAVELLERS, useQuote } from '../../api/quote';
import { type CabinType, type CabinView, useKnownTrip } from '../../api/trip';
import { canPayLater, partsDue } from '../../lib/paidLater';

/** What a cabin really costs, in cents, taxes and fees included, as the server quotes it today. */
export interface CabinFigures {
  travellers: number;
  allInPerPersonCents: number;
  totalCents: number;
  /** What is paid first by who pays in parts; null where every part is due today. */
  depositCents: number | null;
  /** Parts already due are in that. */
  isDepositJoined: boolean;
  payInFullCents: number;
  /** How much more a person pays, all in, for the next dearer cabin. Absent where there is none. */
  stepUpCents: number | undefined;
}

/** The figures of one card; `undefined` until all of its quotes are in. */
export function useCabinFigures(
  cabin: CabinView,
  nextCabin: CabinView | undefined,
  occupancy: Occupancy,
): { figures: CabinFigures | undefined; isError: boolean; retry: () => void } {
  const trip = useKnownTrip();
  const travellers = TRAVELLERS[occupancy];
  const select = (cabinType: CabinType, paymentType: Plan) =>
    ({ cabinType, occupancy, travellers, travelInsurance: false, paymentType }) as const;

  const full = useQuote(select(cabin.type, 'full'));
  const deposit = useQuote(select(cabin.type, 'installment'));
  // A cabin without a next one asks for its own quote again, which is in the cache.
  const next = useQuote(select((nextCabin ?? cabin).type, 'full'));
  const quotes = [full, deposit, next];

  return {
    figures: figuresOf(),
    isError: quotes.some((quote) => quote.isError),
    retry: () => void Promise.all(quotes.map((quote) => quote.refetch())),
  };

  function figuresOf(): CabinFigures | undefined {
    // The last occupancy's quotes stay a moment while new ones come: they must not stand beside the new price.
    if (quotes.some((quote) => quote.isPlaceholderData)) return undefined;
    if (!full.data || !deposit.data || !next.data) return undefined;
    const allInPerPersonCents = full.data.totalCents / travellers;
    return {
      travellers,
      allInPerPersonCents,
      totalCents: full.data.totalCents,
      depositCents: canPayLater(deposit.data) ? deposit.data.dueTodayCents : null,
      isDepositJoined: trip ? partsDue(deposit.data, trip) > 0 : false,
      payInFullCents: full.data.payableCents,
      stepUpCents: nextCabin && next.data.totalCents / travellers - allInPerPersonCents,
    };
  }
}
