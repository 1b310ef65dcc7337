import { formatDeadline } from '../../../lib/time/moment';

/** What whom a host has muted reads wherever they would say or share something; null for who may. */
export function silenceOf(until: string | null, timeZone: string): string | null {
  return until && `A host has muted you. You can write again from ${formatDeadline(until, timeZone)}.`;
}
