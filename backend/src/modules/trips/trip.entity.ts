import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { TripConfig } from './trip-config.js';

export const TRIP_STATUSES = ['active', 'booking', 'planning', 'completed'] as const;
export type TripStatus = (typeof TRIP_STATUSES)[number];

/** A cruise. `0 <= seatsTaken <= maxGuests` is a constraint of the database; seats change under the row's lock only. */
@Entity('trips')
export class Trip {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  subtitle: string | null;

  /** The artist who hosts it, by the name on the bill; null where none is named. */
  @Column('text', { nullable: true })
  artist: string | null;

  @Column('text')
  destination: string;

  /** A date in the trip's zone, `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  startDate: string | null;

  @Column('date', { nullable: true })
  endDate: string | null;

  /** The instant of sailing; booking is closed from then on. */
  @Column('timestamptz', { nullable: true })
  departsAt: Date | null;

  /** IANA name; every date of the trip is a date here. */
  @Column('text', { default: 'America/Los_Angeles' })
  timeZone: string;

  @Column('text')
  duration: string;

  @Column('integer')
  maxGuests: number;

  @Column('integer', { default: 0 })
  seatsTaken: number;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('jsonb', { default: {} })
  config: TripConfig;

  @Column('integer', { nullable: true })
  hostId: number | null;

  @Column('text', { default: 'active' })
  status: TripStatus;

  /** Whether the public site sells it. */
  @Column('boolean', { default: false })
  isOnSale: boolean;

  /** The one that stands on the front page while it is on sale (a partial unique index allows one). */
  @Column('boolean', { default: false })
  isFeatured: boolean;

  /** When it was called off: from then on nothing of it is sold, and its bookings end. Never undone. */
  @Column('timestamptz', { nullable: true })
  calledOffAt: Date | null;

  /** Derived from the ledger in the transaction that posts to it: what its bookings paid, refunds taken off. */
  @Column('integer', { default: 0 })
  totalRevenueCents: number;

  /** Grows with each change by its owner, so that nobody saves over what they have not seen. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
