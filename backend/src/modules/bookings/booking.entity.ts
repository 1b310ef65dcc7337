import type { CancellationPolicy } from '../../../contracts/cancellation-policy.js';
import type { AgreedSection } from '../../../contracts/agreed-section.js';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { KEPT_BY_DATABASE } from '../../platform/database/kept-column.js';
import type { InstalmentPlan } from '../trips/instalment-plan.js';
import type { CabinType } from '../trips/trip-config.js';
import type { BookingStatus } from './booking.rules.js';
import type { Promo } from './quote/promo.rules.js';
import type { BookedThrough, Occupancy, Plan } from './quote/quote.rules.js';

/** One cabin bought by one buyer for one or two travellers. Amounts are what the buyer saw when booking. */
@Entity('bookings')
export class Booking {
  @PrimaryGeneratedColumn()
  id: number;

  /** 22 random characters: the booking's name outside the database, for PayPal and the hosts. It opens nothing. */
  @Column('varchar', { length: 22 })
  publicId: string;

  @Column('integer')
  tripId: number;

  @Column('integer', { nullable: true })
  userId: number | null;

  @Column('text')
  channel: BookedThrough;

  @Column('text')
  plan: Plan;

  /** The trip's instalment plan as it was when booking, whatever the trip's becomes; null means the usual one. */
  @Column('jsonb', { nullable: true })
  instalmentPlan: InstalmentPlan | null;

  /** Whole percent of taxes and fees that its price was made with, whatever the trip's become. */
  @Column('smallint', { default: 12 })
  taxPercent: number;

  /** What comes back when it is cancelled, by the trip's policy as it was when booking. */
  @Column('jsonb')
  cancellation: CancellationPolicy;

  /** What its trip added to the terms when it was made, whatever that adds now; null where it was nothing. */
  @Column('jsonb', { nullable: true })
  ownTerms: AgreedSection[] | null;

  /** How old each of its travellers is at least on the day of sailing, whatever the trip asks of others. */
  @Column('smallint', { default: 18 })
  minimumAge: number;

  @Column('text')
  occupancy: Occupancy;

  @Column('text')
  cabinType: CabinType;

  @Column('integer')
  travellers: number;

  @Column('boolean', { default: false })
  travelInsurance: boolean;

  /** The code it was made with and what that takes off, whatever becomes of the trip's; null without one. */
  @Column('jsonb', { nullable: true })
  promo: Promo | null;

  /** What the code took off what all of them pay for the cabin. */
  @Column('integer', { default: 0 })
  promoCents: number;

  @Column('integer')
  fareCents: number;

  @Column('integer')
  insuranceCents: number;

  @Column('integer')
  taxCents: number;

  /** fare + insurance + tax. */
  @Column('integer')
  totalCents: number;

  @Column('integer')
  discountCents: number;

  /** total - discount: what the buyer owes in all. */
  @Column('integer')
  payableCents: number;

  @Column('text')
  status: BookingStatus;

  /** How many of the trip's seats this booking holds now; the trip's `seatsTaken` is the sum of these. */
  @Column('integer', { default: 0 })
  seatsHeld: number;

  /** When an unpaid hold lapses; null when a host holds the places without a limit. */
  @Column('timestamptz', { nullable: true })
  holdExpiresAt: Date | null;

  /** On the ship, as hosts enter them. */
  @Column('text', { nullable: true })
  roomNumber: string | null;

  @Column('text', { nullable: true })
  deckNumber: string | null;

  /** Since when it has waited for places: who waits longest is next. Kept after its turn has come. */
  @Column('timestamptz', { nullable: true })
  waitlistedAt: Date | null;

  /** Until when the places that were offered to somebody from the waiting list are held for them. */
  @Column('timestamptz', { nullable: true })
  offerExpiresAt: Date | null;

  @Column('text', { nullable: true })
  endedReason: string | null;

  /** What of this booking's payments the trip's revenue counts already. */
  @Column('integer', { default: 0 })
  countedCents: number;

  /** The ledger's sums, which the database keeps with every line and the desk's statements read there; never loaded. */
  @Column('integer', KEPT_BY_DATABASE)
  costCents?: number;

  @Column('integer', KEPT_BY_DATABASE)
  moneyCents?: number;

  @Column('integer', KEPT_BY_DATABASE)
  creditCents?: number;

  @Column('integer', KEPT_BY_DATABASE)
  owedCents?: number;

  @Column('boolean', { ...KEPT_BY_DATABASE, default: false })
  hasMoney?: boolean;

  /** The hour of the week it was made in, on the trip's clocks: 0 is Monday's first. Kept by the database too. */
  @Column('smallint', { ...KEPT_BY_DATABASE, nullable: true })
  bookedHour?: number | null;

  @Column('boolean', { default: false })
  disputed: boolean;

  /** A host's decision on access; null means: by the ledger. */
  @Column('boolean', { nullable: true })
  accessOverride: boolean | null;

  /** Which browser and which address (keyed hashes) took the places, so that nobody holds many without paying. */
  @Column('bytea', { nullable: true })
  heldByBrowser: Buffer | null;

  @Column('bytea', { nullable: true })
  heldByAddress: Buffer | null;

  /** A campaign's name or the host of a linking site, when the buyer came by one; never private data. */
  @Column('text', { nullable: true })
  cameFrom: string | null;

  /** Null where it was not recorded: bookings made by a host, and those from before it was. */
  @Column('text', { nullable: true })
  cameBy: 'campaign' | 'site' | 'direct' | null;

  /** Which version of the terms the buyer agreed to before paying, and when; null when nobody asked them. */
  @Column('varchar', { length: 10, nullable: true })
  termsVersion: string | null;

  @Column('timestamptz', { nullable: true })
  termsAgreedAt: Date | null;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  paidAt: Date | null;

  @Column('timestamptz', { nullable: true })
  cancelledAt: Date | null;
}
