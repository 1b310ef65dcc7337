import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Means } from '../payment/means.js';

/** What a host does on their word that gives money or value away, or says that money has come or gone. */
export type HostActKind = 'payment' | 'given_back' | 'credit' | 'refund' | 'cancellation';

/** The act as it was asked for, to be done when the second person has confirmed it. */
export interface HostActDetails {
  payment: { means: Means; receivedOn: string };
  /** A refund that PayPal did not make, by its public id. */
  given_back: { refundId: string; means: Means; receivedOn: string };
  credit: { expiresOn: string | null };
  refund: { wanted: 'owed_again' | 'goodwill'; paymentId: string | null };
  /** What the policy returned when it was asked for, in cents. */
  cancellation: { policyCents: number };
}

/** One such act: done alone within the limit, or waiting above it until another host of the trip has decided. */
@Entity('host_acts')
export class HostAct {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('varchar', { length: 22 })
  publicId: string;

  @Column('integer')
  bookingId: number;

  @Column('text')
  kind: HostActKind;

  /** What is recorded, granted or given back in all. */
  @Column('integer')
  amountCents: number;

  /** What of it counts towards the limit: of a cancellation, what is more than the policy returns. */
  @Column('integer')
  countedCents: number;

  @Column('jsonb')
  details: HostActDetails[HostActKind];

  @Column('text')
  reason: string;

  @Column('integer')
  askedBy: number;

  @Column('timestamptz')
  askedAt: Date;

  @Column('text')
  status: 'alone' | 'waiting' | 'confirmed' | 'refused';

  /** The second person. */
  @Column('integer', { nullable: true })
  decidedBy: number | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;
}
