import type { Party } from './add-travellers.js';
import type { CompanionDto } from './companion.dto.js';

/** A buyer as a short form has them, and who shares their cabin. */
interface Told {
  name: string;
  email: string;
  phone?: string | null;
  companion?: CompanionDto;
}

/** Who travels, the buyer first. */
export function partyOf({ name, email, phone = null, companion }: Told): Party[] {
  const buyer = { name, email, phone };
  if (!companion) return [buyer];
  return [buyer, { name: companion.name, email: companion.email ?? email, phone: null }];
}
