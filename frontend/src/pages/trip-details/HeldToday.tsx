import type { ReactNode } from 'react';
import type { TripView } from '../../api/trip';
import { useDepositExample } from '../../features/cabins/useDepositExample';
import { Money } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';
import styles from './ShipHero.module.css';

interface Props {
  trip: TripView | undefined;
  /** The trip did not load: the cabin has no name then. */
  isMissing: boolean;
}

/** What two pay today for the cabin of the deposit plan's example; nothing where that did not load. */
export function HeldToday({ trip, isMissing }: Props) {
  const { cabinType, plan, isError } = useDepositExample();
  if (isError) return null;
  const cabin = trip?.cabins.find(({ type }) => type === cabinType);
  const isWaiting = !trip && !isMissing;
  let name: ReactNode = cabin && ` (${cabin.name})`;
  if (isWaiting) name = <Skeleton width="12ch" />;
  return (
    <p className={styles.deposit}>
      <span>{plan ? <Money cents={plan.todayCents} /> : <Skeleton width="4ch" />}</span> today holds a cabin
      for two<span>{name}</span>.
    </p>
  );
}
