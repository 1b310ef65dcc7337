import type { Quote } from '../../../api/quote';
import { formatMoney } from '../../../lib/money';

/** Says the new price once after insurance or plan changed. Silent before the first change. */
export function TotalAnnouncement({ quote }: { quote: Quote | undefined }) {
  return (
    <output className="visually-hidden">
      {quote && `Total ${formatMoney(quote.payableCents)}, due today ${formatMoney(quote.dueTodayCents)}.`}
    </output>
  );
}
