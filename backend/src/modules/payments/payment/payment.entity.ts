import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PartKind } from '../../bookings/quote/quote.rules.js';
import type { Means } from './means.js';
import type { AttemptStatus } from './payment.rules.js';

/** The part of the plan it was for, or whatever amount the buyer chose. */
export type PaymentPurpose = PartKind | 'balance';

/** One attempt to pay one due part. At most one open attempt a part (a partial unique index). */
@Entity('payments')
export class Payment {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer')
  bookingId: number;

  @Column('text')
  purpose: PaymentPurpose;

  @Column('text')
  method: 'paypal_orders' | 'paypal_standard' | 'manual' | 'credit';

  @Column('integer')
  amountCents: number;

  @Column('char', { length: 3, default: 'USD' })
  currency: string;

  @Column('text')
  status: AttemptStatus;

  @Column('text', { nullable: true })
  providerOrderId: string | null;

  @Column('text', { nullable: true })
  providerCaptureId: string | null;

  /** `<public id of the booking or of the share>-<n>`, shown to the payer. */
  @Column('text')
  invoiceId: string;

  /** PayPal-Request-Id of the create call: one for ever, so that a repeated call is the same call. */
  @Column('uuid')
  createRequestId: string;

  @Column('uuid', { nullable: true })
  captureRequestId: string | null;

  @Column('integer', { nullable: true })
  feeCents: number | null;

  /** What refunds have taken of it or may still take; a constraint keeps it within the amount. */
  @Column('integer', { default: 0 })
  refundReservedCents: number;

  /** What a bank or PayPal has taken back of it and not given back. */
  @Column('integer', { default: 0 })
  reversedCents: number;

  /** For a payment recorded by a host: what they wrote about it. */
  @Column('text', { nullable: true })
  note: string | null;

  /** For a payment recorded by a host: how it came, and on which day in the trip's zone. */
  @Column('text', { nullable: true })
  means: Means | null;

  @Column('date', { nullable: true })
  receivedOn: string | null;

  @Column('integer', { nullable: true })
  recordedBy: number | null;

  /** The share of the cost that it pays; null for what the buyer pays, and for a host's record and a credit. */
  @Column('varchar', { length: 22, nullable: true })
  shareId: string | null;

  /** The browser that opened its order, as a hash; null where that does not matter. */
  @Column('varchar', { length: 64, nullable: true })
  openedBy: string | null;

  /** When the money was booked. */
  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;

  /** PayPal's last issue code for this attempt, e.g. INSTRUMENT_DECLINED. */
  @Column('text', { nullable: true })
  lastIssue: string | null;

  /** How often the resolver has asked PayPal, and when it asks next; null when there is nothing to find out. */
  @Column('integer', { default: 0 })
  checks: number;

  @Column('timestamptz', { nullable: true })
  nextCheckAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
