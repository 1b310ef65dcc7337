import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who hosts a trip, co-hosts included: a host sees and acts on these trips and no others. */
@Entity('trip_hosts')
export class TripHost {
  @PrimaryColumn('integer')
  tripId: number;

  @PrimaryColumn('integer')
  userId: number;

  /** One host of a trip owns it, may everything, and says what the others may. */
  @Column('boolean', { default: false })
  isOwner: boolean;

  /** Payments, refunds, credits, statements. */
  @Column('boolean', { default: false })
  mayMoney: boolean;

  /** Since when they have it; null is from the beginning, which needs no waiting. */
  @Column('timestamptz', { nullable: true })
  moneySince: Date | null;

  /** Passports, papers, what travellers entrusted to the trip. */
  @Column('boolean', { default: false })
  mayDocuments: boolean;

  /** Announcements, mails to guests, reported messages. */
  @Column('boolean', { default: false })
  mayMessages: boolean;
}
