import type { GuestProfile } from '../../api/guestArea';

type Booking = NonNullable<GuestProfile['booking']>;

/** "7214, deck 7" as far as the hosts have given it; null before. */
export function roomOf({
  roomNumber,
  deckNumber,
}: Pick<Booking, 'roomNumber' | 'deckNumber'>): string | null {
  const deck = deckNumber && `deck ${deckNumber}`;
  return [roomNumber, deck].filter(Boolean).join(', ') || null;
}
