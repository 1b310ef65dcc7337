import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { TextName } from './waiver-text.js';

/** A traveller's signature under a text of the waiver; one a text. */
@Entity('waiver_signatures')
export class WaiverSignature implements TextName {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer')
  guestId: number;

  /** Whether it stands under the words of the trip's owner, or under the usual ones. */
  @Column('boolean', { default: false })
  isOwn: boolean;

  /** Of those words. */
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
