import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A notification of PayPal's web-payment form. Its body is kept, sealed, until PayPal has said whether it sent it. */
@Entity('ipn_messages')
export class IpnMessage {
  @PrimaryGeneratedColumn()
  id: number;

  /** SHA-256 of the bytes received: the same message again is this row. */
  @Column('bytea')
  bodyHash: Buffer;

  @Column('bytea', { nullable: true })
  sealedBody: Buffer | null;

  @Column('text')
  status: 'new' | 'forged' | 'refused' | 'done' | 'ignored';

  @Column('text', { nullable: true })
  txnId: string | null;

  @Column('text', { nullable: true })
  paymentStatus: string | null;

  /** What came of it, for a person. */
  @Column('text', { nullable: true })
  outcome: string | null;

  @Column('timestamptz')
  receivedAt: Date;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;
}
