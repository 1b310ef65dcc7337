import type { ComponentType } from 'react';
import type { Schemas } from '../../api/client';
import { type HostMe, type HostRight, mayOn } from '../../api/host/hostMe';

export interface DeskTab {
  /** As the address has it: `?tab=guests`. */
  id: string;
  word: string;
  /** Fetches the tab's chunk. Its component receives nothing: the address tells it what is asked. */
  load: () => Promise<{ default: ComponentType }>;
  /** It is about what is going on: without a choice of trips it shows those that are not over. */
  isDaily?: boolean;
  /** How much waits there for the host; null of what they have no right to know, or what others decide. */
  waits?: (waiting: Schemas['WaitingDto'], me: HostMe | undefined) => (number | null)[];
  /** What a co-host needs for it; without, every host of the trip sees it. */
  right?: HostRight;
}

/** The tabs of the host's desk, in their order. The first is the one without a `tab` in the address. */
export const TABS: readonly [DeskTab, ...DeskTab[]] = [
  { id: 'overview', word: 'Overview', load: () => import('./OverviewTab') },
  { id: 'guests', word: 'Guests', load: () => import('./GuestsTab'), isDaily: true },
  {
    id: 'payments',
    word: 'Payments',
    load: () => import('./PaymentsTab'),
    right: 'money',
    isDaily: true,
    waits: ({ moneyAlerts, paymentsToConfirm }) => [moneyAlerts, paymentsToConfirm],
  },
  { id: 'dates', word: 'Important Dates', load: () => import('./DatesTab'), isDaily: true },
  {
    id: 'communications',
    word: 'Communications',
    load: () => import('./CommunicationsTab'),
    right: 'messages',
    isDaily: true,
    waits: ({ messageReports }) => [messageReports],
  },
  {
    id: 'documents',
    word: 'Documents',
    load: () => import('./DocumentsTab'),
    right: 'documents',
    isDaily: true,
    waits: ({ documents }) => [documents],
  },
  {
    id: 'actions',
    word: 'Host Actions',
    load: () => import('./ActionsTab'),
    isDaily: true,
    waits: ({ hostRequests, callOffsToConfirm }, me) => [
      me?.mayApproveHosts ? hostRequests : null,
      callOffsToConfirm,
    ],
  },
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

/** How much waits on a tab; 0 while it is not known, and for what others decide. */
export function waitingOn(
  { waits }: DeskTab,
  me: HostMe | undefined,
  waiting: Schemas['WaitingDto'] | undefined,
): number {
  if (!waiting || !waits) return 0;
  return waits(waiting, me).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
