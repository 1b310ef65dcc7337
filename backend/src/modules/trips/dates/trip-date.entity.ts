import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { DateTask, WrittenKind } from './dates.rules.js';

/** A date of a trip that a host wrote down. It is kept when it is removed, so that this can be undone. */
@Entity('trip_dates')
export class TripDate {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('varchar', { length: 22 })
  publicId: string;

  @Column('integer')
  tripId: number;

  @Column('text')
  kind: WrittenKind;

  /** What of the check-list it is the deadline of; at most one date a task. */
  @Column('text', { nullable: true })
  task: DateTask | null;

  @Column('text')
  title: string;

  @Column('text', { default: '' })
  note: string;

  /** A date in the trip's zone, `YYYY-MM-DD`. */
  @Column('date')
  onDate: string;

  /** By the clocks there, `HH:MM:SS`; null for the whole day. */
  @Column('time', { nullable: true })
  atTime: string | null;

  @Column('integer', { default: 1 })
  version: number;

  @Column('integer')
  changedBy: number;

  @Column('timestamptz')
  changedAt: Date;

  @Column('timestamptz', { nullable: true })
  removedAt: Date | null;
}
