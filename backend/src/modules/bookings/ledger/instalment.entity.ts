import { Column, Entity, PrimaryColumn } from 'typeorm';
import { KEPT_BY_DATABASE } from '../../../platform/database/kept-column.js';
import type { InstalmentKind } from '../quote/quote.rules.js';

/** A part of a booking's price and the date, in the trip's zone, by which it is due. What is paid of it is derived. */
@Entity('instalments')
export class Instalment {
  @PrimaryColumn('integer')
  bookingId: number;

  @PrimaryColumn('integer')
  position: number;

  @Column('text')
  kind: InstalmentKind;

  @Column('date')
  dueOn: string;

  @Column('integer')
  amountCents: number;

  /** How many days before departure it is due, and so where its date goes when the trip moves; null for a day that stays. */
  @Column('integer', { nullable: true })
  daysBefore: number | null;

  /** When it was due before its trip was first moved; null while that has not happened. */
  @Column('date', { nullable: true })
  dueBeforeMove: string | null;

  /** What falls due before it, and after it: kept by the database for its own statements, never loaded. */
  @Column('integer', KEPT_BY_DATABASE)
  beforeCents?: number;

  @Column('integer', KEPT_BY_DATABASE)
  afterCents?: number;
}
