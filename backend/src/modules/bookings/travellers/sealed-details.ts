import type { SealedColumn } from '../../../platform/security/sealed-column.js';
import type { Vault } from '../../../platform/security/vault.js';
import type { TravellerDto } from './travellers.dto.js';

/** What a traveller answered their hosts, by the key of the question; it goes with its question. */
export type Answers = Record<string, string>;

/** What is kept about a traveller under seal. What nobody has told is absent, or an empty text. */
export interface KeptDetails extends Partial<TravellerDto> {
  /** `YYYY-MM-DD`, as the passport says. */
  passportExpiresOn?: string;
  answers?: Answers;
}

const placeOf = (guestId: number) => `guest_private:${guestId}`;

export const SEALED_DETAILS: SealedColumn = {
  table: 'guest_private',
  column: 'sealed',
  key: 'guest_id',
  placeOf,
};

/** What is kept about a traveller, opened; null when nothing is. Throws when the bytes are not those of this guest. */
export function openDetails(vault: Vault, guestId: number, sealed: Buffer | null): KeptDetails | null {
  // Sealed by us alone, after validation.
  return sealed && (vault.open(sealed, placeOf(guestId)) as KeptDetails);
}

export function sealDetails(vault: Vault, guestId: number, details: KeptDetails): Buffer {
  return vault.seal(details, placeOf(guestId));
}
