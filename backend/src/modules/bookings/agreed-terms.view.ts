import type { AgreedTermsDto } from './agreed-terms.dto.js';
import type { Booking } from './booking.entity.js';

/** What the buyer of a booking agreed to before paying; null when nobody has asked them. */
export function agreedTerms({
  termsVersion,
  termsAgreedAt,
}: Pick<Booking, 'termsVersion' | 'termsAgreedAt'>): AgreedTermsDto | null {
  if (!termsVersion || !termsAgreedAt) return null;
  return { version: termsVersion, agreedAt: termsAgreedAt.toISOString() };
}
