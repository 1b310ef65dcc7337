import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AgreedSection } from '../../../../contracts/agreed-section.js';

/** A trip's waiver as its owner saved it once. Append-only: a trigger refuses update and delete. */
@Entity('trip_waivers')
export class TripWaiver {
  @PrimaryColumn('integer')
  tripId: number;

  /** From 1, without holes; the last one is in force. */
  @PrimaryColumn('integer')
  version: number;

  /** A day on the trip's clocks, `YYYY-MM-DD`. */
  @Column('date')
  inForceSince: string;

  /** Null where the usual text was taken back: then there are neither sections nor a hash. */
  @Column('text', { nullable: true })
  title: string | null;

  @Column('jsonb', { nullable: true })
  sections: AgreedSection[] | null;

  /** SHA-256 of the text. */
  @Column('bytea', { nullable: true })
  textHash: Buffer | null;

  @Column('integer')
  writtenBy: number;
}
