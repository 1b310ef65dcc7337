import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link sent by mail that works once, e.g. to set a password. The mail holds the token, the row its SHA-256 only. */
@Entity('one_time_links')
export class OneTimeLink {
  @PrimaryColumn('bytea')
  tokenHash: Buffer;

  @Column('integer')
  userId: number;

  @Column('text')
  purpose: 'set_password' | 'change_email' | 'chat_mails_off';

  /** The address that is proven by opening the link; only of `change_email`. */
  @Column('text', { nullable: true })
  newEmail: string | null;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
