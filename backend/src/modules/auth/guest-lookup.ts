import type { EntityManager } from 'typeorm';
import type { SessionGuestDto } from './auth.dto.js';

/** What accounts need to know of bookings. The guests module, which stands to the right, provides it. */
export abstract class GuestLookup {
  /** The person's place on the trip on sale or, failing that, their newest one; null without a booking. */
  abstract ofUser(userId: number): Promise<SessionGuestDto | null>;

  /** Has the mail about a person's bookings go to another address. */
  abstract moveMail(manager: EntityManager, userId: number, email: string): Promise<void>;
}
