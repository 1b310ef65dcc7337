import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A traveller's signature under a version of the waiver; one a version. */
@Entity('waiver_signatures')
export class WaiverSignature {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer')
  guestId: number;

  @Column('integer')
  version: number;

  /** SHA-256 of the text that was shown. */
  @Column('bytea')
  textHash: Buffer;

  @Column('text')
  signedName: string;

  /** The account that signed: the traveller's own or, with their consent, that of who booked. */
  @Column('integer')
  signedBy: number;

  @Column('boolean')
  withConsent: boolean;

  @Column('timestamptz')
  signedAt: Date;

  /** The network it came from, shortened. */
  @Column('text')
  address: string;
}
