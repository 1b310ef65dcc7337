import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A message of the contact page, sealed, kept for the mails that carry it, 30 days as a rule. */
@Entity('contact_messages')
export class ContactMessage {
  @PrimaryGeneratedColumn()
  id: number;

  /** SHA-256 of the browser's id, the trip and the words: a second click finds the first one here. */
  @Column('bytea')
  fingerprint: Buffer;

  @Column('bytea')
  sealed: Buffer;

  @Column('timestamptz')
  createdAt: Date;
}
