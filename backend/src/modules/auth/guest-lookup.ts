import type { EntityManager } from 'typeorm';
import type { SessionGuestDto } from './auth.dto.js';

/** What accounts need to know of bookings. The guests module, which stands to the right, provides it. */
export abstract class GuestLookup {
  /** The person's place that is meant when none is named, and whether any of theirs is open; null without a booking. */
  abstract ofUser(userId: number): Promise<SessionGuestDto | null>;

  /** Forgets what a browser has typed for a booking that is not paid. @param token of its draft */
  abstract forgetDraft(token: string | null): Promise<void>;

  /**
   * Holds the bookings that {@link moveMail} and {@link claim} change, before the address is the account's: who has just paid
   * for one of them may be making an account of that address, and would wait for this one.
   */
  abstract hold(manager: EntityManager, userId: number, email: string): Promise<void>;

  /** Has the mail about a person's bookings go to another address. */
  abstract moveMail(manager: EntityManager, userId: number, email: string): Promise<void>;

  /** Gives the places that wait for whoever reads an address's mail to the account that has shown that it does. */
  abstract claim(manager: EntityManager, userId: number, email: string): Promise<void>;
}
