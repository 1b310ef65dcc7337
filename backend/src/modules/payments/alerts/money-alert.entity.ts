import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something about money that a person has to look at. One row for each `kind` and `ref`, closed by a host with a note. */
@Entity('money_alerts')
export class MoneyAlert {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  kind: AlertKind;

  /** What it is about, once: e.g. a capture's id. */
  @Column('text')
  ref: string;

  /** Null for money that belongs to no trip we know: all hosts see it. */
  @Column('integer', { nullable: true })
  tripId: number | null;

  @Column('integer', { nullable: true })
  bookingId: number | null;

  @Column('integer', { nullable: true })
  oursCents: number | null;

  @Column('integer', { nullable: true })
  theirsCents: number | null;

  @Column('char', { length: 3, nullable: true })
  currency: string | null;

  /** A sentence for hosts. */
  @Column('text')
  text: string;

  @Column('text', { default: 'open' })
  status: 'open' | 'closed';

  @Column('integer', { nullable: true })
  closedBy: number | null;

  @Column('text', { nullable: true })
  closingNote: string | null;

  @Column('timestamptz')
  raisedAt: Date;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;
}

/**
 * `unapplied`: real money that pays no booking of ours. `overpaid`: more than was owed. `foreign`: PayPal tells of an
 * order we do not know. `difference`: the statement and the books disagree. `invariant`: the books disagree with
 * themselves. `stuck`: an outcome unknown for too long. `forged`: somebody pretended to be PayPal. `account`:
 * PayPal turns our own account away. `pending`: PayPal holds a payment back. `hand_over`:
 * what was not paid through PayPal is to be given back by a host. `rewritten`: a line of the ledger or the
 * log is not what was written.
 */
export type AlertKind =
  | 'unapplied'
  | 'overpaid'
  | 'foreign'
  | 'forged'
  | 'difference'
  | 'invariant'
  | 'stuck'
  | 'refund_failed'
  | 'disputed'
  | 'reversed'
  | 'account'
  | 'pending'
  | 'hand_over'
  | 'rewritten';
