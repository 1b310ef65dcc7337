import { paths } from '../../lib/paths';
import { useHostTrip } from '../../lib/useHostTrip';
import { ButtonLink } from '../../ui/ButtonLink';
import { TABS } from './tabs';

/** Stands in the place of a tab that a co-host has no right to, or has just lost. */
export function TabNotGiven({ id }: { id: string }) {
  const trip = useHostTrip();
  const word = TABS.find((tab) => tab.id === id)?.word ?? '';
  return (
    <section role="status" aria-label={word}>
      <p>
        {trip === null
          ? `${word}: none of the owners of your trips has given you this right.`
          : `${word}: the owner of this trip has not given you this right.`}{' '}
        You see the other tabs as before.
      </p>
      <p>
        <ButtonLink tone="quiet" size="portal" to={paths.hostDashboard({ trip: trip ?? undefined })}>
          Overview
        </ButtonLink>
      </p>
    </section>
  );
}
