import { CircleCheck, CircleX, Hourglass } from 'lucide-react';

/** How far a request is. */
export const REQUEST_STATUS = {
  pending: { word: 'Waits', icon: Hourglass, tone: 'warning' },
  approved: { word: 'Approved', icon: CircleCheck, tone: 'success' },
  declined: { word: 'Declined', icon: CircleX, tone: 'plain' },
} as const;
