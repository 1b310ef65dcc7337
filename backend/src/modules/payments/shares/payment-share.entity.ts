import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A part of a booking's cost that its buyer asks somebody else to pay by a link. Its payments say whether it is paid. */
@Entity('payment_shares')
export class PaymentShare {
  /** A public id: the link's secret is bound to it. */
  @PrimaryColumn('varchar', { length: 22 })
  id: string;

  @Column('integer')
  bookingId: number;

  /** The companion whom the buyer asks; null where it is somebody else, or they have left since. */
  @Column('integer', { nullable: true })
  guestId: number | null;

  /** Whom the buyer asks, in their words. Of a companion it is kept with the traveller alone: see {@link sharesOf}. */
  @Column('text')
  name: string;

  @Column('integer')
  amountCents: number;

  /** The secret of the link, sealed: the buyer may copy the link again. */
  @Column('bytea')
  token: Buffer;

  /** By which the link is found. */
  @Column('bytea')
  tokenHash: Buffer;

  @Column('timestamptz')
  createdAt: Date;

  /** The last day on which it may be paid, in the trip's zone, if the trip does not begin before. */
  @Column('date')
  endsOn: string;

  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;
}
