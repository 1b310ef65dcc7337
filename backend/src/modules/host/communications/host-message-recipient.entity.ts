import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A guest who gets a host's message. One mail each: whoever hands it over twice finds it there. */
@Entity('host_message_recipients')
export class HostMessageRecipient {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer')
  messageId: number;

  /** Null once they were taken off their booking, after it had gone to them. */
  @Column('integer', { nullable: true })
  guestId: number | null;

  /** Whose account their place was in when they were; null while it is theirs. */
  @Column('integer', { nullable: true })
  userId: number | null;

  /** Null until it is handed to the outbox. */
  @Column('integer', { nullable: true })
  mailId: number | null;

  /** How often a host asked for it again after it had failed. */
  @Column('integer', { default: 0 })
  resends: number;
}
