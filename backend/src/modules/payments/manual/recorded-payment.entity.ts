import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Means } from './means.js';

/** Money above the limit that a host says has come: it counts when another host of the trip has confirmed it. */
@Entity('recorded_payments')
export class RecordedPayment {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('varchar', { length: 22 })
  publicId: string;

  @Column('integer')
  bookingId: number;

  @Column('integer')
  amountCents: number;

  @Column('text')
  means: Means;

  /** The day it came, in the trip's zone. */
  @Column('date')
  receivedOn: string;

  @Column('text')
  reason: string;

  @Column('integer')
  recordedBy: number;

  @Column('timestamptz')
  recordedAt: Date;

  @Column('text')
  status: 'waiting' | 'confirmed' | 'refused';

  /** The second person. */
  @Column('integer', { nullable: true })
  decidedBy: number | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;
}
