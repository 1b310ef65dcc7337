import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A message that a member wants the trip's hosts to look at: one report a person and message. */
@Entity('message_reports')
export class MessageReport {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer')
  tripId: number;

  @Column('integer')
  seq: number;

  @Column('integer')
  reporterId: number;

  @Column('text')
  reason: string;

  @Column('timestamptz')
  reportedAt: Date;

  @Column('text', { default: 'open' })
  status: 'open' | 'closed';

  @Column('integer', { nullable: true })
  closedBy: number | null;

  @Column('text', { nullable: true })
  closingNote: string | null;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;
}
