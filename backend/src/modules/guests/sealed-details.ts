import type { Vault } from '../../platform/security/vault.js';
import type { TravellerDto } from './travellers.dto.js';

/** What a traveller entered, opened; null when nothing is kept. Throws when the bytes are not those of this guest. */
export function openDetails(vault: Vault, guestId: number, sealed: Buffer | null): TravellerDto | null {
  // Sealed by the bookings alone, after validation.
  return sealed && (vault.open(sealed, `guest_private:${guestId}`) as TravellerDto);
}
