import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ChatPoll } from '../../../../contracts/chat-polls.js';

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

  /** Its words as the search reads them (`search.rules.ts`): what is written with the content, always. */
  @Column('tsvector', { default: '' })
  words: string;

  @Column('integer', { nullable: true })
  replyTo: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  timestamp: Date;

  /** Said by a host to everybody. */
  @Column('boolean', { default: false })
  isAnnouncement: boolean;

  /** The number of its last change among the trip's changes; 0 when it never changed. */
  @Column('integer', { default: 0 })
  rev: number;

  @Column('timestamptz', { nullable: true })
  editedAt: Date | null;

  /** Then the content is empty, and nothing is pinned or asked. */
  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  pinnedAt: Date | null;

  /** The answers to its question, where it asks one. */
  @Column('jsonb', { nullable: true })
  poll: ChatPoll | null;

  /** Nobody votes any more. */
  @Column('timestamptz', { nullable: true })
  pollEndedAt: Date | null;
}
