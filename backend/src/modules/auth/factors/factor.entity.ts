import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `app`: an authenticator app, which shows codes. */
export type FactorKind = 'passkey' | 'app';

/** By what a person shows, beside the password or in its place, that it is them. */
@Entity('factors')
export class Factor {
  @PrimaryColumn('text')
  id: string;

  @Column('integer')
  userId: number;

  @Column('text')
  kind: FactorKind;

  /** What its owner calls it. */
  @Column('text')
  name: string;

  @Column('timestamptz')
  createdAt: Date;

  /** Null while the owner has not shown yet that their app knows the secret. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;

  /** Of a passkey, like the next four: what WebAuthn calls it, in base64url. */
  @Column('text', { nullable: true })
  credentialId: string | null;

  /** COSE, in base64url. */
  @Column('text', { nullable: true })
  publicKey: string | null;

  /** How often it says it was used; 0 for ever where it lies on several devices. */
  @Column('bigint', { nullable: true })
  signCount: string | null;

  /** How a browser may reach it, e.g. `internal`, `usb`. */
  @Column('text', { array: true, nullable: true })
  transports: string[] | null;

  /** What the passkey calls its owner, in base64url: the same for all of one account, and nothing else. */
  @Column('text', { nullable: true })
  userHandle: string | null;

  /** Of an app: its secret, sealed. */
  @Column('bytea', { nullable: true })
  secret: Buffer | null;

  /** Of an app: the half minute of its last code, which neither it nor an earlier one is taken for again. */
  @Column('bigint', { nullable: true })
  lastStep: string | null;
}
