import type { ComponentType } from 'react';

export interface DeskTab {
  /** As the address has it: `?tab=guests`. */
  id: string;
  word: string;
  /** Fetches the tab's chunk. Its component receives nothing: the address tells it what is asked. */
  load: () => Promise<{ default: ComponentType }>;
}

/** The tabs of the host's desk, in their order. The first is the one without a `tab` in the address. */
export const TABS: readonly [DeskTab, ...DeskTab[]] = [
  { id: 'overview', word: 'Overview', load: () => import('./OverviewTab') },
  { id: 'guests', word: 'Guests', load: () => import('./GuestsTab') },
  { id: 'payments', word: 'Payments', load: () => import('./PaymentsTab') },
  { id: 'dates', word: 'Important Dates', load: () => import('./DatesTab') },
  { id: 'communications', word: 'Communications', load: () => import('./CommunicationsTab') },
  { id: 'documents', word: 'Documents', load: () => import('./DocumentsTab') },
  { id: 'actions', word: 'Host Actions', load: () => import('./ActionsTab') },
  { id: 'analytics', word: 'Analytics', load: () => import('./AnalyticsTab') },
];
