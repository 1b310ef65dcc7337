import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Selection } from '../quote/quote.rules.js';

/** What a buyer has entered so far. The browser holds the token in a cookie; travellers are sealed. Lives 24 hours. */
@Entity('checkout_drafts')
export class CheckoutDraft {
  @PrimaryColumn('bytea')
  tokenHash: Buffer;

  @Column('integer')
  tripId: number;

  @Column('jsonb')
  selection: Selection;

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
