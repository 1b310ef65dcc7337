import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { KEPT_BY_DATABASE } from '../../platform/database/kept-column.js';
import type { CabinType } from '../trips/trip-config.js';
import type { GuestStatus, PaymentStatus } from './booking.rules.js';
import type { Plan } from './quote/quote.rules.js';

/**
 * One traveller of a booking. The money columns of the first traveller mirror the booking, those of a companion are
 * zero, so that a sum over guests is right. They are derived from the ledger (derive.rules.ts), never typed in.
 */
@Entity('guests')
export class Guest {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('varchar', { length: 22 })
  publicId: string;

  @Column('integer')
  tripId: number;

  @Column('integer', { nullable: true })
  userId: number | null;

  @Column('integer')
  bookingId: number;

  /** 1 is the buyer, 2 the companion. */
  @Column('integer', { default: 1 })
  position: number;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  /** Name and address in folded letters, made by the database for searches there; never loaded. */
  @Column('text', { ...KEPT_BY_DATABASE, nullable: true })
  foundBy?: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  /** ISO 3166 alpha-2; null until the guest says it. */
  @Column('char', { length: 2, nullable: true })
  country: string | null;

  /** What the guest likes, in words that the others of the trip may read. */
  @Column('text', { array: true, default: '{}' })
  interests: string[];

  /** Where they come from, and a few words of their own; empty until they tell the others. */
  @Column('text', { default: '' })
  homeTown: string;

  @Column('text', { default: '' })
  about: string;

  /** Whether the others of the trip find them in the guest list, and what they read there beside the first name. */
  @Column('boolean', { default: true })
  isListed: boolean;

  @Column('boolean', { default: true })
  showsInterests: boolean;

  @Column('boolean', { default: true })
  showsJoined: boolean;

  /** When they said that the hosts' letters come no more; null for who gets them. */
  @Column('timestamptz', { nullable: true })
  lettersOffAt: Date | null;

  @Column('text', { default: 'pending' })
  status: GuestStatus;

  @Column('text', { default: 'standard' })
  packageType: string;

  @Column('text', { default: 'inside' })
  cabinType: CabinType;

  @Column('integer', { default: 0 })
  amountPaidCents: number;

  @Column('integer')
  totalAmountCents: number;

  @Column('text', { default: 'traveler' })
  role: string;

  @Column('text', { default: 'unpaid' })
  paymentStatus: PaymentStatus;

  @Column('text', { default: 'full' })
  paymentType: Plan;

  @Column('integer', { nullable: true })
  depositAmountCents: number | null;

  @Column('integer', { nullable: true })
  remainingAmountCents: number | null;

  /** Parts paid in full so far, of an instalment plan. */
  @Column('integer', { default: 0 })
  installmentCount: number;

  @Column('date', { nullable: true })
  nextPaymentDate: string | null;

  /** When they said online that everything is right and they come; null before. */
  @Column('timestamptz', { nullable: true })
  checkedInAt: Date | null;

  /** Names them at the pier, made as they check in online; null before. By itself it opens nothing. */
  @Column('varchar', { length: 22, nullable: true })
  boardingCode: string | null;

  /** When a host marked that they are here on the day, and the account of that host; null while nobody has. */
  @Column('timestamptz', { nullable: true })
  boardedAt: Date | null;

  @Column('integer', { nullable: true })
  boardedBy: number | null;

  @Column('boolean', { default: false })
  accessGranted: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
