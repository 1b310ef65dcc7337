import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far a person has read a trip's log, on any device, and when they were last connected to it. */
@Entity('chat_members')
export class ChatMember {
  @PrimaryColumn('integer')
  tripId: number;

  @PrimaryColumn('integer')
  userId: number;

  @Column('integer', { default: 0 })
  readSeq: number;

  @Column('timestamptz', { nullable: true })
  lastSeenAt: Date | null;

  /** Up to which message they were mailed what they had not read, and when that last was. */
  @Column('integer', { default: 0 })
  mailedSeq: number;

  @Column('timestamptz', { nullable: true })
  mailedAt: Date | null;
}
