import type { Guest } from '../../bookings/guest.entity.js';

/**
 * Whether a traveller keeps their own papers, having a login that is not this person's: who booked then sees that
 * something is there, not what it is, and changes nothing of it.
 */
export function keepsOwn(guest: Pick<Guest, 'userId'>, userId: number): boolean {
  return guest.userId !== null && guest.userId !== userId;
}
