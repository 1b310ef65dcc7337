import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Segment } from './segment.rules.js';

/** A mail that a host writes to guests of a trip. */
@Entity('host_messages')
export class HostMessage {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('varchar', { length: 22 })
  publicId: string;

  @Column('integer')
  tripId: number;

  @Column('integer')
  writtenBy: number;

  /** With placeholders, as its host typed it; one line. */
  @Column('text')
  subject: string;

  @Column('text')
  body: string;

  @Column('jsonb')
  segment: Segment;

  /** `sent`: handed to the outbox, a mail a recipient. */
  @Column('text', { default: 'scheduled' })
  status: 'scheduled' | 'sent' | 'cancelled';

  /** The list is written: at once for what goes at once, else when its time has come. */
  @Column('boolean')
  isListFixed: boolean;

  /** How many people it went to or, while it waits, would have when it was written. */
  @Column('integer')
  counted: number;

  @Column('timestamptz')
  sendAt: Date;

  @Column('timestamptz')
  nextLookAt: Date;

  @Column('timestamptz')
  createdAt: Date;

  /** When it was handed over or cancelled. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}
