import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What leads into an account, and ends when its password or its address is another. */
export const OPENING = ['set_password', 'change_email'] as const;

/** `chat_mails_off` opens nothing: it is in mails already sent, and they are to be turned off by it. */
export type LinkPurpose = (typeof OPENING)[number] | 'chat_mails_off';

/** A link sent by mail that works once, e.g. to set a password. The mail holds the token, the row its SHA-256 only. */
@Entity('one_time_links')
export class OneTimeLink {
  @PrimaryColumn('bytea')
  tokenHash: Buffer;

  @Column('integer')
  userId: number;

  @Column('text')
  purpose: LinkPurpose;

  /** The address that is proven by opening the link; only of `change_email`. */
  @Column('text', { nullable: true })
  newEmail: string | null;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
