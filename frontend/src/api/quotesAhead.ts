import { useQueries } from '@tanstack/react-query';
import { ofTrip, type QuoteRequest, quoteOptions } from './quote';
import { useKnownTrip } from './trip';

/**
 * Asks ahead for the prices that one click on insurance or plan would show, so that totals change at once.
 * @param sellsInsurance without it no click leads there, and the server has no price for it.
 */
export function useQuotesAhead(selection: QuoteRequest, sellsInsurance: boolean): void {
  const choices = (sellsInsurance ? [true, false] : [false]).flatMap((travelInsurance) =>
    (['full', 'installment'] as const).map((paymentType) => ({ ...selection, travelInsurance, paymentType })),
  );
  const trip = useKnownTrip();
  const queries = choices.map((choice) => ({
    ...quoteOptions(ofTrip(choice, trip)),
    enabled: Boolean(trip),
  }));
  useQueries({ queries });
}
