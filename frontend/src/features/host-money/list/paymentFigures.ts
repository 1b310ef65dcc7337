import type { PaymentFigures } from '../../../api/host/hostPayments';
import { formatMoney } from '../../../lib/money';
import { formatCount } from '../../../lib/numbers';
import type { Figure } from '../../../ui/Figures';

const guests = (count: number) => `${formatCount(count)} ${count === 1 ? 'guest' : 'guests'}`;

/** The tiles of the Payments tab. */
export function paymentFigures(figures: PaymentFigures): Figure[] {
  const { collectedCents, creditCents, outstandingCents, owing, activePlans, overdue, overdueCents } =
    figures;
  return [
    {
      label: 'Total collected',
      value: formatMoney(collectedCents),
      note: creditCents > 0 ? `and ${formatMoney(creditCents)} by credits` : 'refunds taken off',
    },
    { label: 'Outstanding', value: formatMoney(outstandingCents), note: `owed by ${guests(owing)}` },
    { label: 'Active payment plans', value: formatCount(activePlans), note: 'with a next payment date' },
    {
      label: 'Overdue',
      value: formatCount(overdue),
      note: overdue > 0 ? `${formatMoney(overdueCents)} past its day` : 'nobody is late',
    },
  ];
}
