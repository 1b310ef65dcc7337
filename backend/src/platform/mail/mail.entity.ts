import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** `needless`: when it was to be sent there was nothing to say any more. */
export const MAIL_STATUSES = ['pending', 'sent', 'failed', 'needless'] as const;

/** A mail to send, written in the transaction that causes it. (kind, ref) is unique: one cause, one mail. */
@Entity('mails')
export class Mail {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  kind: string;

  @Column('text')
  ref: string;

  @Column('text')
  recipient: string;

  /** Whose address it was, who has another one now. */
  @Column('integer', { nullable: true })
  formerOf: number | null;

  /** Ids for the template; the text is made when it is sent, so that no secret link waits in the table. */
  @Column('jsonb')
  data: Record<string, unknown>;

  @Column('text', { default: 'pending' })
  status: (typeof MAIL_STATUSES)[number];

  @Column('integer', { default: 0 })
  attempts: number;

  @Column('timestamptz')
  nextAttemptAt: Date;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  @Column('text', { nullable: true })
  lastError: string | null;

  /** Kept in demo mode without SMTP only, where the outbox page is the mail box. */
  @Column('text', { nullable: true })
  subject: string | null;

  @Column('text', { nullable: true })
  body: string | null;
}
