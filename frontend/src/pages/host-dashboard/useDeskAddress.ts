import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { TABS } from './tabs';

const FIRST = TABS[0].id;

/** The chosen tab and trip as the address has them, and the ways to others. Each tab finds its own filters again. */
export function useDeskAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = Object.fromEntries(new URLSearchParams(search));
  const { tab: asked, trip, ...filters } = query;
  const tab = TABS.some(({ id }) => id === asked) ? (asked ?? FIRST) : FIRST;
  const left = useRef(new Map<string, Record<string, string>>());

  return {
    tab,
    chooseTab: (next: string, replace = false) => {
      if (next === tab) return;
      left.current.set(tab, filters);
      const address = { tab: next === FIRST ? undefined : next, trip, ...left.current.get(next) };
      void navigate(paths.hostDashboard(address), { replace });
    },
    chooseTrip: (next: number | null) =>
      void navigate(paths.hostDashboard({ ...query, trip: next ?? undefined }), { replace: true }),
  };
}
