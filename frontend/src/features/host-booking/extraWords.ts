import type { HostBooking } from '../../api/host/hostBooking';

/** The extras of the trip that not everybody on the booking has. */
export const openOffers = (offers: HostBooking['offers']): HostBooking['offers'] =>
  offers.filter(({ travellers }) => travellers > 0);

/** Why nothing can be added, as a sentence; null where something can. */
export function noExtras(offers: HostBooking['offers']): string | null {
  if (offers.length === 0) return 'This trip has no extras to add. Its owner writes them into the trip.';
  return openOffers(offers).length === 0 ? 'Everybody on this booking has all extras of the trip.' : null;
}
