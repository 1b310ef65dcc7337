import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { AddOnKind } from '../../trips/trip-config.js';

/** Something beside the cabin that a booking was given: an excursion, a package. Removing it removes the row. */
@Entity('booking_add_ons')
export class BookingAddOn {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer')
  bookingId: number;

  @Column('text')
  kind: AddOnKind;

  /** Of the trip's offer that it was; null where that was taken away before codes were kept. */
  @Column('text', { nullable: true })
  code: string | null;

  /** The travellers who have it: those of the booking when it was added. */
  @Column('smallint')
  places: number;

  /** As it was called when it was added. */
  @Column('text')
  title: string;

  /** For the whole booking, as it was when it was added. */
  @Column('integer')
  priceCents: number;

  /** The guest pays it on the ship: it stands in no ledger. */
  @Column('boolean')
  settledOnBoard: boolean;

  /** The instalment that collects it; null when it is settled on board. */
  @Column('integer', { nullable: true })
  partPosition: number | null;

  @Column('timestamptz')
  addedAt: Date;

  /** The host, or who booked; null when it came with the demo. */
  @Column('integer', { nullable: true })
  addedBy: number | null;
}
