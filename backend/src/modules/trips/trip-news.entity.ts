import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { HostEventSummary, HostEventType } from '../../../contracts/host-events.js';

/** News of a trip for its hosts, written in the transaction that causes it and numbered after its commit. */
@Entity('trip_news')
export class TripNews {
  @PrimaryGeneratedColumn('increment', { type: 'bigint' })
  rowId: string;

  /** Ascending in the order of numbering, without holes; null for the moment between commit and numbering. */
  @Column('bigint', { nullable: true })
  id: string | null;

  @Column('text')
  type: HostEventType;

  @Column('integer')
  tripId: number;

  @Column('timestamptz')
  at: Date;

  @Column('jsonb')
  summary: HostEventSummary;
}
