import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Who did what, when and why. Append-only: a trigger refuses update and delete. */
@Entity('activity_log')
export class Activity {
  @PrimaryGeneratedColumn('increment', { type: 'bigint' })
  id: string;

  @Column('timestamptz')
  at: Date;

  /** Null when the server did it by itself. */
  @Column('integer', { nullable: true })
  userId: number | null;

  @Column('integer', { nullable: true })
  tripId: number | null;

  @Column('integer', { nullable: true })
  bookingId: number | null;

  /** What was done, e.g. `payment.recorded`. */
  @Column('text')
  action: string;

  @Column('text', { nullable: true })
  reason: string | null;

  @Column('integer', { nullable: true })
  amountCents: number | null;

  /** Ids that say on what; never private data. */
  @Column('jsonb', { default: {} })
  details: Record<string, string | number | boolean>;
}
