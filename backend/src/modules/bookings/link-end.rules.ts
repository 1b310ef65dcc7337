import { DAY_MS } from '../../platform/clock/clock.js';
import type { Booking } from './booking.entity.js';
import type { NextStep } from './next-step.rules.js';

/** How long a booking's link opens after the last thing that happened to it (SEC-29). */
const LINGERS_MS = 31 * DAY_MS;
/** Nobody has anything to do by the link any more. */
const SETTLED: readonly NextStep[] = [
  'nothing',
  'cancelled',
  'departed',
  'called_off',
  'sold_out',
  'price_changed',
];

type Moments = Pick<Booking, 'createdAt' | 'confirmedAt' | 'paidAt' | 'cancelledAt'>;

/** Whether a booking's link has done its work: what is in it is for who logs in. A link by which one can still pay stays. */
export function hasLinkEnded(
  { createdAt, confirmedAt, paidAt, cancelledAt }: Moments,
  step: NextStep,
  now: Date,
): boolean {
  const moments = [createdAt, confirmedAt, paidAt, cancelledAt].map((moment) => moment?.getTime() ?? 0);
  return SETTLED.includes(step) && Math.max(...moments) + LINGERS_MS < now.getTime();
}
