import { useState } from 'react';
import type { Occupancy } from '../../api/quote';
import type { CabinView } from '../../api/trip';
import { formatMoney } from '../../lib/money';

interface Props {
  cabins: CabinView[] | undefined;
  occupancy: Occupancy;
}

/** Tells a screen reader the new prices once, after a change of occupancy; silent on arrival. */
export function PriceNews({ cabins = [], occupancy }: Props) {
  const [arrivedWith] = useState(occupancy);
  const [hasChanged, setHasChanged] = useState(false);
  if (occupancy !== arrivedWith && !hasChanged) setHasChanged(true);

  const prices = cabins.map(
    ({ name, doubleCents, singleCents }) =>
      `${name} ${formatMoney(occupancy === 'double' ? doubleCents : singleCents)}`,
  );
  const news = `Prices per person for ${occupancy === 'double' ? 2 : 1}: ${prices.join(', ')}.`;
  return <output className="visually-hidden">{hasChanged && news}</output>;
}
