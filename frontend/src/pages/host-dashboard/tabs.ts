import type { ComponentType } from 'react';
import { type HostMe, type HostRight, mayOn } from '../../api/hostMe';

export interface DeskTab {
  /** As the address has it: `?tab=guests`. */
  id: string;
  word: string;
  /** Fetches the tab's chunk. Its component receives nothing: the address tells it what is asked. */
  load: () => Promise<{ default: ComponentType }>;
  /** What a co-host needs for it; without, every host of the trip sees it. */
  right?: HostRight;
}

/** The tabs of the host's desk, in their order. The first is the one without a `tab` in the address. */
export const TABS: readonly [DeskTab, ...DeskTab[]] = [
  { id: 'overview', word: 'Overview', load: () => import('./OverviewTab') },
  { id: 'guests', word: 'Guests', load: () => import('./GuestsTab') },
  { id: 'payments', word: 'Payments', load: () => import('./PaymentsTab'), right: 'money' },
  { id: 'dates', word: 'Important Dates', load: () => import('./DatesTab') },
  {
    id: 'communications',
    word: 'Communications',
    load: () => import('./CommunicationsTab'),
    right: 'messages',
  },
  { id: 'documents', word: 'Documents', load: () => import('./DocumentsTab'), right: 'documents' },
  { id: 'actions', word: 'Host Actions', load: () => import('./ActionsTab') },
  { id: 'analytics', word: 'Analytics', load: () => import('./AnalyticsTab') },
];

/** Whether a host sees a tab. */
export function maySee(
  { right }: Pick<DeskTab, 'right'>,
  me: HostMe | undefined,
  trip: number | null,
): boolean {
  return !right || mayOn(me, trip, right);
}
