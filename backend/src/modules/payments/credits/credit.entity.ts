import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Money a host lets a buyer keep for this trip: a discount with a reason, used when it is applied to what is owed. */
@Entity('credits')
export class Credit {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer')
  bookingId: number;

  @Column('integer')
  amountCents: number;

  /** What of it is not used yet. */
  @Column('integer')
  remainingCents: number;

  @Column('text')
  reason: string;

  @Column('integer')
  grantedBy: number;

  /** The last day on which it may be used, in the trip's zone; null means for ever. */
  @Column('date', { nullable: true })
  expiresOn: string | null;

  /** When its booking was cancelled: what was used of it was taken back. */
  @Column('timestamptz', { nullable: true })
  takenBackAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
