import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A trip's owner wants it not to take place. It waits for a second host until somebody has decided. */
@Entity('trip_call_offs')
export class TripCallOff {
  @PrimaryColumn('integer')
  tripId: number;

  /** What everybody reads who has booked. */
  @Column('text')
  reason: string;

  @Column('integer')
  askedBy: number;

  @Column('timestamptz')
  askedAt: Date;

  /** On whose word the trip was called off; null while it waits. */
  @Column('integer', { nullable: true })
  decidedBy: number | null;
}
