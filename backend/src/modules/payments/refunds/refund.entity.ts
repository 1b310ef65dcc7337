import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Means } from '../payment/means.js';
import type { RefundEffect, RefundStatus } from './refund.rules.js';

/** Money going back from one payment. Made before PayPal is asked, under one request id for ever. */
@Entity('refunds')
export class Refund {
  @PrimaryGeneratedColumn()
  id: number;

  /** 22 random characters: the refund's name outside the database. */
  @Column('varchar', { length: 22 })
  publicId: string;

  @Column('integer')
  paymentId: number;

  @Column('integer')
  bookingId: number;

  @Column('integer')
  amountCents: number;

  @Column('text')
  effect: RefundEffect;

  @Column('text')
  status: RefundStatus;

  /** Who wanted it; `paypal` is a refund made in PayPal's dashboard. */
  @Column('text')
  source: 'host' | 'guest' | 'system' | 'paypal';

  /** PayPal-Request-Id of the refund call. */
  @Column('uuid')
  requestId: string;

  @Column('text', { nullable: true })
  providerRefundId: string | null;

  @Column('text')
  reason: string;

  @Column('integer', { nullable: true })
  requestedBy: number | null;

  /** PayPal's last issue code, e.g. REFUND_FAILED_INSUFFICIENT_FUNDS. */
  @Column('text', { nullable: true })
  lastIssue: string | null;

  /** For what PayPal refused and a host gave back another way: how, on which day in the trip's zone, and who. */
  @Column('text', { nullable: true })
  givenMeans: Means | null;

  @Column('date', { nullable: true })
  givenOn: string | null;

  @Column('integer', { nullable: true })
  givenBy: number | null;

  @Column('integer', { default: 0 })
  checks: number;

  @Column('timestamptz', { nullable: true })
  nextCheckAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;
}
