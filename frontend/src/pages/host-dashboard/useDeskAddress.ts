import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { filtersLeftOn, keepDeskPlace } from '../../lib/deskPlace';
import { paths } from '../../lib/paths';
import { tripInAddress, type TripScope } from '../../lib/tripScope';
import { TABS } from './tabs';

const FIRST = TABS[0].id;

/** The chosen tab and trip as the address has them, and the ways to others. Each tab finds its own filters again. */
export function useDeskAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search]);
  const { tab: asked, trip } = query;
  const tab = TABS.some(({ id }) => id === asked) ? (asked ?? FIRST) : FIRST;

  // The pages beside the desk lead back to where it was left.
  useEffect(() => {
    const { tab: _tab, trip: chosen, ...filters } = query;
    keepDeskPlace({ tab, trip: chosen, filters });
  }, [query, tab]);

  return {
    tab,
    chooseTab: (next: string, replace = false) => {
      if (next === tab) return;
      const address = { tab: next === FIRST ? undefined : next, trip, ...filtersLeftOn(next) };
      void navigate(paths.hostDashboard(address), { replace });
    },
    chooseTrip: (next: TripScope) =>
      void navigate(paths.hostDashboard({ ...query, trip: tripInAddress(next) }), { replace: true }),
  };
}
