import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Choice } from '../quote/quote.rules.js';

/** What was chosen, with the code as it was typed: what that takes off is asked whenever a price is made. */
export interface DraftChoice extends Choice {
  promoCode?: string;
}

/** What a buyer has entered so far. The browser holds the token in a cookie; travellers are sealed. Lives 24 hours. */
@Entity('checkout_drafts')
export class CheckoutDraft {
  @PrimaryColumn('bytea')
  tokenHash: Buffer;

  @Column('integer')
  tripId: number;

  @Column('jsonb')
  selection: DraftChoice;

  @Column('bytea')
  sealedTravellers: Buffer;

  /** The booking made from this draft, once the buyer has gone on to pay. */
  @Column('integer', { nullable: true })
  bookingId: number | null;

  @Column('timestamptz')
  updatedAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
