import { type Occupancy, TRAVELLERS, useQuote } from '../../api/quote';
import type { CabinType } from '../../api/trip';
import { formatMoney } from '../../lib/money';
import { Money } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';

/** What a cabin costs a person and in all, taxes and fees included, as on the cards it was chosen from. */
export function CabinTotal({ cabinType, occupancy }: { cabinType: CabinType; occupancy: Occupancy }) {
  const travellers = TRAVELLERS[occupancy];
  const { data, isPlaceholderData } = useQuote({
    cabinType,
    occupancy,
    travellers,
    travelInsurance: false,
    paymentType: 'full',
  });
  // Two words, so that they take a second line where the text does.
  if (!data || isPlaceholderData) {
    return (
      <>
        <Skeleton width="28ch" /> <Skeleton width="12ch" />
      </>
    );
  }
  const { totalCents } = data;
  if (travellers === 1) {
    return (
      <>
        <Money cents={totalCents} /> with taxes and fees
      </>
    );
  }
  const each = formatMoney(totalCents / travellers);
  return <span>{`${each} a person with taxes and fees, ${formatMoney(totalCents)} for ${travellers}`}</span>;
}
