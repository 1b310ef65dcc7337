import { useId } from 'react';
import { type HostMe, useHostMe } from '../../api/host/hostMe';
import { isOver } from '../../lib/tripIsOver';
import { tripNames, tripValue } from '../../lib/tripNames';
import { ALL_TRIPS, readScope, tripInAddress, type TripScope } from '../../lib/tripScope';
import { useChosenAtOnce } from '../../lib/useChosenAtOnce';
import styles from './TripChoice.module.css';

type HostedTrip = HostMe['trips'][number];
const CURRENT = 'current';

/** With its year, unless its days stand there already. */
function optionWords({ title, startDate }: HostedTrip, name: string): string {
  return startDate && name === title ? `${title} (${startDate.slice(0, 4)})` : name;
}

function Options({ trips, names }: { trips: readonly HostedTrip[]; names: Record<string, string> }) {
  return trips.map((trip) => (
    <option key={trip.tripId} value={trip.tripId}>
      {optionWords(trip, names[tripValue(trip.tripId)] ?? trip.title)}
    </option>
  ));
}

interface Props {
  scope: TripScope;
  /** Whether the tab is about what is going on, and not about totals: without a choice it shows the current trips. */
  isDaily: boolean;
  onChoose: (scope: TripScope) => void;
}

/** Which of the host's trips the desk is about. Its place is kept while they are not known; of one there is nothing to choose. */
export function TripChoice({ scope, isDaily, onChoose }: Props) {
  const id = useId();
  const trips = useHostMe().data?.trips;
  const [shown, choose] = useChosenAtOnce(scope, onChoose);
  const [only] = trips ?? [];
  if (!trips || !only) return <div className={styles.choice} />;
  if (trips.length === 1) {
    return (
      <p className={styles.choice}>
        <span className={styles.label}>Trip</span> <strong>{only.title}</strong>
      </p>
    );
  }
  const names = tripNames(trips);
  const over = trips.filter(isOver);
  const ahead = trips.filter((trip) => !over.includes(trip));
  const chosen = shown === CURRENT && !isDaily ? ALL_TRIPS : (tripInAddress(shown) ?? CURRENT);

  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        Trip
      </label>
      <select
        id={id}
        className={styles.select}
        value={chosen}
        onChange={({ target: { value } }) => choose(readScope(value))}
      >
        {isDaily && <option value={CURRENT}>Current trips</option>}
        <option value={ALL_TRIPS}>All trips</option>
        {ahead.length > 0 && (
          <optgroup label="Current">
            <Options trips={ahead} names={names} />
          </optgroup>
        )}
        {over.length > 0 && (
          <optgroup label="Over">
            <Options trips={over} names={names} />
          </optgroup>
        )}
      </select>
    </div>
  );
}
