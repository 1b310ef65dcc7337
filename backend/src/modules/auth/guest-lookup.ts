import type { SessionGuestDto } from './auth.dto.js';

/** What accounts need to know of bookings. The guests module, which stands to the right, provides it. */
export abstract class GuestLookup {
  /** The person's place on the trip on sale or, failing that, their newest one; null without a booking. */
  abstract ofUser(userId: number): Promise<SessionGuestDto | null>;
}
