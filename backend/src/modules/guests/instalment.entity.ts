import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { InstalmentKind } from './quote.rules.js';

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
}
