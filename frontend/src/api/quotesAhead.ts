import { useQueries } from '@tanstack/react-query';
import { type QuoteRequest, quoteOptions } from './quote';

/** Asks ahead for the prices that one click on insurance or plan would show, so that totals change at once. */
export function useQuotesAhead(selection: QuoteRequest): void {
  const choices = [true, false].flatMap((travelInsurance) =>
    (['full', 'installment'] as const).map((paymentType) => ({ ...selection, travelInsurance, paymentType })),
  );
  useQueries({ queries: choices.map(quoteOptions) });
}
