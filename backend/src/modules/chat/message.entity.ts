import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One message of a trip's log. (trip, seq) has no holes; (trip, user, clientId) makes a retry the same message. */
@Entity('messages')
export class Message {
  @PrimaryGeneratedColumn('increment', { type: 'bigint' })
  id: string;

  @Column('integer')
  tripId: number;

  @Column('integer')
  userId: number;

  @Column('integer')
  seq: number;

  @Column('uuid')
  clientId: string;

  @Column('text')
  content: string;

  @Column('integer', { nullable: true })
  replyTo: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  timestamp: Date;
}
