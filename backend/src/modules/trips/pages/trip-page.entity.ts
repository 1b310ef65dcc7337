import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PagePart, TripFront, TripPlan } from '../../../../contracts/trip-pages.js';

/** What each part of a trip's pages holds. */
export interface PageContent {
  plan: TripPlan;
  front: TripFront;
}

/** A part of a trip's pages as it was saved once. Append-only: a trigger refuses update and delete. */
@Entity('trip_pages')
export class TripPage {
  @PrimaryColumn('integer')
  tripId: number;

  @PrimaryColumn('text')
  part: PagePart;

  /** From 1, without holes; the last one is what the page shows. */
  @PrimaryColumn('integer')
  version: number;

  @Column('jsonb')
  content: TripPlan | TripFront;

  /** Null when the server did it by itself. */
  @Column('integer', { nullable: true })
  savedBy: number | null;

  @Column('timestamptz')
  savedAt: Date;
}
