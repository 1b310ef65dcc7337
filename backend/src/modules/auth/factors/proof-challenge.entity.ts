import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * `second_step`: the password was right, and something more is to come. The others are questions to a passkey: of who signs
 * in, of who confirms that it is them, and of who adds one.
 */
export type ChallengePurpose = 'second_step' | 'sign_in' | 'confirm' | 'add';

/** A proof that is under way in a browser. */
@Entity('proof_challenges')
export class ProofChallenge {
  /** SHA-256 of what the browser holds: the session's token or, before there is one, that of the login's cookie. */
  @PrimaryColumn('bytea')
  keyHash: Buffer;

  @PrimaryColumn('text')
  purpose: ChallengePurpose;

  /** Null when nobody has said yet who they are. */
  @Column('integer', { nullable: true })
  userId: number | null;

  /** What the passkey has to sign. */
  @Column('text', { nullable: true })
  challenge: string | null;

  @Column('timestamptz')
  expiresAt: Date;
}
