import { paths } from '../../lib/paths';
import { useHostTrip } from '../../lib/useHostTrip';
import { ButtonLink } from '../../ui/ButtonLink';
import { Panel } from '../../ui/Panel';
import { TABS } from './tabs';

/** Stands in the place of a tab that a co-host has no right to, or has just lost. */
export function TabNotGiven({ id }: { id: string }) {
  const trip = useHostTrip();
  const who = trip === null ? 'None of the owners of your trips has' : 'The owner of this trip has not';
  return (
    <Panel title={TABS.find((tab) => tab.id === id)?.word ?? ''}>
      <p>
        <output>{who} given you the right to this tab. The others are there as before.</output>
      </p>
      <div>
        <ButtonLink tone="quiet" size="portal" to={paths.hostDashboard({ trip: trip ?? undefined })}>
          Overview
        </ButtonLink>
      </div>
    </Panel>
  );
}
