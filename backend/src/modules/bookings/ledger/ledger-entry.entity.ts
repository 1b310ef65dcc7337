import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { LedgerKind } from './derive.rules.js';

/** A line of a booking's ledger. Append-only: a trigger refuses update and delete. The sum of a booking is what it owes. */
@Entity('ledger_entries')
export class LedgerEntry {
  @PrimaryGeneratedColumn('increment', { type: 'bigint' })
  id: string;

  @Column('integer')
  bookingId: number;

  @Column('integer', { nullable: true })
  paymentId: number | null;

  @Column('text')
  kind: LedgerKind;

  /** Positive is owed by the buyer, negative is in their favour. */
  @Column('integer')
  amountCents: number;

  /** What happened, once: e.g. `paypal:capture:<id>`. Whoever reports it first posts it; the others find it posted. */
  @Column('text')
  externalRef: string;

  @Column('timestamptz')
  occurredAt: Date;

  @Column('text')
  actor: string;

  @Column('text', { nullable: true })
  note: string | null;
}
